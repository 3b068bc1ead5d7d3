import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { installIsStale } from '#server/start/install.mjs'
import { pretendProject } from './kit.ts'

it('a pretended project never installs, and what empties its packages takes away links alone', async () => {
  const root = await pretendProject()
  const folder = path.join(root, 'node_modules')
  try {
    expect(installIsStale(root)).toBe(false)
    expect(fs.lstatSync(folder).isSymbolicLink()).toBe(false)
    const entries = fs.readdirSync(folder, { withFileTypes: true })
    expect(entries.length).toBeGreaterThan(100)
    expect(entries.filter((entry) => !entry.isSymbolicLink()).map(({ name }) => name)).toEqual([])
  } finally {
    fs.rmSync(root, { recursive: true, force: true })
  }
}, 60_000)
