import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The version of an installed package; some packages do not let theirs be imported. */
export function versionOf(name: string): string {
  const file = path.resolve(import.meta.dirname, '../../node_modules', name, 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
