import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { routerModules, withoutNames } from '../../../scripts/site-router.ts'

const { replacement } = routerModules('production').at(-1)!
const dist = path.dirname(replacement)
const code = readdirSync(dist)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => readFileSync(`${dist}/${name}`, 'utf8'))
  .find((text) => text.includes('var Link ='))!

it('leaves out what keeps unused parts of the router in the bundle', () => {
  expect(code).toMatch(/^NavLink\.displayName = /m)
  const light = withoutNames(code)
  expect(light).not.toMatch(/^\w+\.displayName = /m)
  expect(light.match(/^var \w+ = React\d*\.\w+\(/gm)).toBeNull()
  expect(light).toMatch(/^var Form = \/\* @__PURE__ \*\/ React\d*\.forwardRef\(/m)
})

it('knows where the modules of the router are', () => {
  for (const build of ['development', 'production'] as const)
    for (const { replacement: file } of routerModules(build))
      expect(readFileSync(file, 'utf8')).toContain('export')
})
