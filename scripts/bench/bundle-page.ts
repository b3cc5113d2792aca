import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The script of the bench's page, with the extension's own code in it, as one classic script. */
export async function bundlePage(): Promise<string> {
  const built = await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'error',
    resolve: { alias: { '@': ROOT } },
    build: {
      write: false,
      target: 'esnext',
      // Names of functions, for whoever looks at a profile.
      minify: false,
      lib: { entry: `${ROOT}scripts/bench/page/main.ts`, formats: ['iife'], name: 'benchPage' },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const script = outputs.find((output) => output.type === 'chunk');
  if (script?.type !== 'chunk') throw new Error('The page of the bench could not be bundled.');
  return script.code;
}
