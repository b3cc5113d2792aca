/** `npm run setup`: installs what is missing, packages and both browsers, and does nothing else. */
import { runProgram } from './setup/main-program.mjs';
import { setUp } from './setup/set-up.mjs';
import { ensureVirtualDisplay } from './setup/virtual-display.mjs';

runProgram(async () => {
  await setUp(['chromium', 'firefox']);
  await ensureVirtualDisplay();
  console.log('Ready: npm packages, Chromium and Firefox are in place.');
  return 0;
});
