import { afterEach, expect, it } from 'vitest'
import {
  displayAttributes,
  readDisplayPreferences,
  writeDisplayPreferences,
} from '#domain/account/displayPreferences.ts'
import {
  applyDisplayPreferences,
  saveDisplayPreferences,
  storedDisplayPreferences,
} from '#site/lib/displayPreferences.ts'

afterEach(() => {
  localStorage.clear()
  applyDisplayPreferences({})
  document.cookie = 'ek_comfort=; max-age=0; path=/'
})

it('keeps settings, shows them at once and leaves a cookie for static pages', () => {
  saveDisplayPreferences({ theme: 'dark', text: '150' })
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', text: '150' })
  expect(storedDisplayPreferences()).toEqual({ theme: 'dark', text: '150' })
  expect(document.cookie).toContain('ek_comfort=theme:dark,text:150')
})

it('puts a setting back to as it comes, and the rest stays', () => {
  saveDisplayPreferences({ theme: 'dark', text: '150' })
  saveDisplayPreferences({ theme: undefined })
  expect(document.documentElement.dataset.theme).toBeUndefined()
  expect(storedDisplayPreferences()).toEqual({ text: '150' })
  saveDisplayPreferences({ text: undefined })
  expect(localStorage.length).toBe(0)
  expect(document.cookie).not.toContain('ek_comfort')
})

it('leaves out what it does not know', () => {
  expect(readDisplayPreferences('theme:blinding,text:150,evil:"><script>,motion')).toEqual({ text: '150' })
  expect(displayAttributes(readDisplayPreferences('age:elder,theme:"x'))).toBe(' data-age="elder"')
})

it('reads what it wrote', () => {
  const comfort = { theme: 'light', contrast: 'high', text: '125', motion: 'calm', age: 'child' } as const
  expect(readDisplayPreferences(writeDisplayPreferences(comfort))).toEqual(comfort)
})
