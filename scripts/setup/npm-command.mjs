/**
 * @returns {[command: string, ...words: string[]]} the npm that runs us, or the one on PATH
 */
export function npmCommand() {
  const npm = process.env['npm_execpath'];
  return npm?.endsWith('npm-cli.js') ? [process.execPath, npm] : ['npm'];
}
