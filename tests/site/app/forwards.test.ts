import { expect, it } from 'vitest'
import { forwardOf, withoutForwards } from '../../../scripts/site-forwards.ts'

const forward = { to: 'member-b.js', names: { Frame: 'u', Menu: 'default' } }

it('knows a chunk that only passes on', () => {
  expect(forwardOf('export{u as Frame,default as Menu}from"./member-b.js";\n')).toEqual(forward)
  expect(forwardOf('export{Frame}from"./member-b.js"')).toEqual({
    to: 'member-b.js',
    names: { Frame: 'Frame' },
  })
  expect(forwardOf('import"./a.js";export{u as Frame}from"./member-b.js";')).toBeUndefined()
  expect(forwardOf('var e={};export{e as default};')).toBeUndefined()
})

it('loads the chunk behind it, under the names the caller knows', () => {
  const forwards = new Map([['Frame-a.js', forward]])
  expect(withoutForwards('m.f=["assets/Frame-a.js"];import(`./Frame-a.js`).then(e=>e.Frame)', forwards)).toBe(
    'm.f=["assets/member-b.js"];import(`./member-b.js`).then(m=>({Frame:m.u,Menu:m.default})).then(e=>e.Frame)',
  )
})

it('rejects a way of loading it that it does not know', () => {
  expect(() => withoutForwards('load("Frame-a.js")', new Map([['Frame-a.js', forward]]))).toThrow(
    'Frame-a.js',
  )
})
