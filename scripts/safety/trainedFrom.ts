import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CORPUS } from './corpus.ts'

/** Imports of our own modules, but for those of types alone. */
const IMPORTS = /^(?:import|export)(?! type)\b[^'"]*['"]([#.][^'"]+\.ts)['"]/gm

/** Holds digests of the committed weights and of what they were fitted from. */
export const TRAINED_FROM = path.join(CORPUS, 'trained.json')

/** A digest of all that the weights follow from: the corpus, the training and every module that it reads texts with. */
export function digestOfInputs(): string {
  const root = path.resolve(import.meta.dirname, '../..')
  const corpus = readdirSync(CORPUS).filter((file) => file.endsWith('.jsonl') || file === 'scenarios.json')
  const files = [
    ...corpus.map((file) => path.join(CORPUS, file)),
    ...modulesOf(path.join(import.meta.dirname, 'train.ts'), root),
  ]
  return digestOf(files.map((file) => path.relative(root, file)))
}

/** A digest of files and their paths, from the folder every command works in. */
export function digestOf(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(`${file}\n`).update(readFileSync(file))
  return hash.digest('hex')
}

/** The module and all modules of the repository that it imports, directly or not. */
function modulesOf(entry: string, root: string): string[] {
  const found = new Set<string>()
  const visit = (file: string): void => {
    if (found.has(file) || !existsSync(file)) return
    found.add(file)
    for (const [, name] of readFileSync(file, 'utf8').matchAll(IMPORTS))
      visit(name!.startsWith('#') ? path.join(root, name!.slice(1)) : path.resolve(path.dirname(file), name!))
  }
  visit(entry)
  return [...found]
}
