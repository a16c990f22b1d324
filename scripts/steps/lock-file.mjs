// @ts-check

/**
 * @typedef {{ version?: string, optional?: boolean, link?: boolean, os?: string[], cpu?: string[] }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} LockFile
 * @typedef {{ os: string, cpu: string }} Machine
 */

/**
 * Why the installed packages are not the locked ones, as the middle of a sentence; null when they are.
 *
 * Optional packages may be missing: npm leaves out the binaries of other systems. One that is there although it is
 * made for another system means that the folder was copied from a different machine.
 *
 * @param {LockFile} locked package-lock.json
 * @param {LockFile} installed node_modules/.package-lock.json, npm's own record of what it put there
 * @param {Machine} machine `process.platform` and `process.arch`
 * @returns {string | null}
 */
export function whyDifferent(locked, installed, machine) {
  for (const [path, { version, optional, link }] of Object.entries(locked.packages)) {
    if (path === '' || link) continue;
    const there = installed.packages[path];
    if (there === undefined) {
      if (!optional) return `${path} is missing`;
    } else if (there.version !== version) {
      return `${path} is ${there.version} instead of ${version}`;
    }
  }
  for (const [path, { os, cpu }] of Object.entries(installed.packages)) {
    if (locked.packages[path] === undefined) return `${path} is not in the lock file`;
    if (!suits(os, machine.os) || !suits(cpu, machine.cpu)) return `${path} is made for another machine`;
  }
  return null;
}

/**
 * npm's rule for `os` and `cpu`: a list of names, or of names that are excluded by a leading `!`.
 *
 * @param {string[] | undefined} names
 * @param {string} own
 */
function suits(names, own) {
  if (names === undefined || names.length === 0 || names.includes('any')) return true;
  if (names.includes(`!${own}`)) return false;
  return names.every((name) => name.startsWith('!')) || names.includes(own);
}
