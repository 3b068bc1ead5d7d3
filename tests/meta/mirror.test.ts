import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

/** Tests of the whole house: no folder of the product is theirs. */
const WHOLE = /^(e2e|meta|resilience)(\/|$)/

/** The folder a test's path stands for; a feature whose endpoints fill one file has that file. */
const productPaths = (folder: string): string[] => {
  const own = folder.replace(/^site\//, 'site/src/')
  return [own, `${own}.ts`]
}
const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.test\.tsx?$/.test(file),
)
const folders = [...new Set(files.map((file) => path.dirname(file)))].filter((folder) => !WHOLE.test(folder))

describe('tests stand at the path of what they test', () => {
  it.each(folders)('tests/%s', (folder) => {
    expect(productPaths(folder).some((own) => existsSync(own))).toBe(true)
  })
  it('a folder of no product is seen', () => {
    expect(folders.length).toBeGreaterThan(40)
    expect(productPaths('site/nowhere').some((own) => existsSync(own))).toBe(false)
  })
})
