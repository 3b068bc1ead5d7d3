import fs from 'node:fs'
import path from 'node:path'

/** What a run is asked for: the parts, and the folders of tests it is limited to (undefined: all). */
/** @typedef {{ parts: string[], folders?: string[] }} Chosen */

/**
 * Reads the values of `--only`: names of parts, and names of features, whose tests lie in folders of that name
 * (`tests/operations/journal`, `tests/site/features/journal`). A feature alone means its tests of every kind; with a
 * part it means those of the part.
 * @param {string[]} only
 * @param {string} root
 * @returns {Chosen}
 */
export function choose(only, root) {
  const partNames = ['check', 'unit', 'e2e']
  const features = only.filter((name) => !partNames.includes(name))
  const named = partNames.filter((name) => only.includes(name))
  if (features.length === 0) return { parts: named.length > 0 ? named : partNames }
  const folders = features.flatMap((feature) => foldersOf(feature, root))
  const parts = ['unit', 'e2e'].filter(
    (name) => (named.length === 0 || named.includes(name)) && inPart(folders, name).length > 0,
  )
  return { parts, folders }
}

/**
 * Those of the folders that a part runs; undefined when it is not limited.
 * @param {string[] | undefined} folders
 * @param {string} part
 */
export const inPart = (folders, part) =>
  folders?.filter((folder) => folder.startsWith('tests/e2e/') === (part === 'e2e'))

/** Folders of a feature's tests, with a slash at the end, so that `ai` does not mean every path that begins so. */
function foldersOf(feature, root) {
  return fs
    .readdirSync(path.join(root, 'tests'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name === feature)
    .map((entry) => `${path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name))}/`)
    .sort()
}
