/**
 * Whether node_modules holds what package-lock.json asks for.
 *
 * npm writes its own record of what it installed, node_modules/.package-lock.json, at the end of every install.
 * Comparing it with package-lock.json needs no stamp of ours, so it also believes an `npm install` typed by hand, and
 * an install that was cut short counts as none.
 */

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional] may be left out where it does not fit the platform
 */

/** @typedef {'ready' | 'missing' | 'changed'} PackagesState */

/** @param {string} lockText @returns {Map<string, LockedPackage> | null} by path; null when it is no lock file */
function packagesOf(lockText) {
  try {
    const lock = JSON.parse(lockText);
    // The entry with the empty path is the project itself; npm's record leaves it out.
    return new Map(Object.entries(lock.packages).filter(([path]) => path !== ''));
  } catch {
    return null;
  }
}

/**
 * @param {string} lockText package-lock.json
 * @param {string | null} installedText node_modules/.package-lock.json, or null when there is none
 * @returns {PackagesState} `changed` also when the record cannot be read
 */
export function packagesState(lockText, installedText) {
  if (installedText === null) return 'missing';
  const wanted = packagesOf(lockText);
  const installed = packagesOf(installedText);
  if (wanted === null || installed === null) return 'changed';
  for (const path of installed.keys()) if (!wanted.has(path)) return 'changed';
  for (const [path, { version, integrity, optional }] of wanted) {
    const there = installed.get(path);
    if (there === undefined && optional) continue;
    if (there?.version !== version || there?.integrity !== integrity) return 'changed';
  }
  return 'ready';
}
