import { afterEach, expect, it } from 'vitest'
import { comfortAttributes, readComfort, writeComfort } from '#domain/account/comfort.ts'
import { applyComfort, saveComfort, storedComfort } from '#site/lib/comfort.ts'

afterEach(() => {
  localStorage.clear()
  applyComfort({})
  document.cookie = 'ek_comfort=; max-age=0; path=/'
})

it('keeps settings, shows them at once and leaves a cookie for static pages', () => {
  saveComfort({ theme: 'dark', text: '150' })
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', text: '150' })
  expect(storedComfort()).toEqual({ theme: 'dark', text: '150' })
  expect(document.cookie).toContain('ek_comfort=theme:dark,text:150')
})

it('puts a setting back to as it comes, and the rest stays', () => {
  saveComfort({ theme: 'dark', text: '150' })
  saveComfort({ theme: undefined })
  expect(document.documentElement.dataset.theme).toBeUndefined()
  expect(storedComfort()).toEqual({ text: '150' })
  saveComfort({ text: undefined })
  expect(localStorage.length).toBe(0)
  expect(document.cookie).not.toContain('ek_comfort')
})

it('leaves out what it does not know', () => {
  expect(readComfort('theme:blinding,text:150,evil:"><script>,motion')).toEqual({ text: '150' })
  expect(comfortAttributes(readComfort('age:elder,theme:"x'))).toBe(' data-age="elder"')
})

it('reads what it wrote', () => {
  const comfort = { theme: 'light', contrast: 'high', text: '125', motion: 'calm', age: 'child' } as const
  expect(readComfort(writeComfort(comfort))).toEqual(comfort)
})
