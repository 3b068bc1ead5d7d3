import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEarlyFiles } from '#server/http/earlyFiles.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'evenkeel-early-'))
beforeAll(() => {
  const en = {
    '/dashboard': ['/comfort.js', '/assets/style-1.css', '/assets/main-1.js'],
    '/preview/:kind/:id': ['/assets/preview-1.js'],
  }
  const ar = { '/dashboard': ['/assets/ar-1.js'] }
  writeFileSync(path.join(folder, 'preloads.json'), JSON.stringify({ en, ar }))
})
afterAll(() => rmSync(folder, { recursive: true }))

it('names the files of a screen, each by its kind', () => {
  expect(createEarlyFiles(folder)('/dashboard', 'en')).toBe(
    '</comfort.js>; rel=preload; as=script, </assets/style-1.css>; rel=preload; as=style, </assets/main-1.js>; rel=modulepreload',
  )
})

it('goes by the language and by the form of the path', () => {
  const early = createEarlyFiles(folder)
  expect(early('/dashboard', 'ar')).toBe('</assets/ar-1.js>; rel=modulepreload')
  expect(early('/preview/exercise/7', 'en')).toBe('</assets/preview-1.js>; rel=modulepreload')
  expect(early('/preview/exercise/7/more', 'en')).toBeUndefined()
  expect(early('/auth', 'en')).toBeUndefined()
})

it('says nothing without a build', () => {
  expect(createEarlyFiles(path.join(folder, 'none'))('/dashboard', 'en')).toBeUndefined()
})
