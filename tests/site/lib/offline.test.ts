import { beforeEach, describe, expect, it, vi } from 'vitest'
import { guardianStates } from '#domain/access/actor.ts'
import { forgetPerson, rememberedPerson, rememberPerson } from '#site/lib/rememberPerson.ts'
import { leaveQuickly } from '#site/lib/leaveQuickly.ts'
import { dropAllWaiting, dropWaiting, keepWaiting, waitingOf } from '#site/lib/outbox.ts'
import { allFiles, pageKey } from '#site/swFiles.ts'
import { person } from '../features/checkins/page.tsx'

beforeEach(() => localStorage.clear())

describe('what waits on the device', () => {
  const ME = '0198f3a0-0000-7000-8000-000000000001'
  const OTHER = '0198f3a0-0000-7000-8000-000000000002'
  it('belongs to one person, oldest first, and goes when it was sent', () => {
    keepWaiting(ME, { kind: 'checkin', id: 'a', body: { mood: 'sad' } })
    keepWaiting(ME, { kind: 'entry', id: 'b', body: { body: 'Words.' } })
    keepWaiting(OTHER, { kind: 'entry', id: 'c', body: {} })
    expect(waitingOf(ME).map(({ id }) => id)).toEqual(['a', 'b'])
    dropWaiting(ME, 'a')
    expect(waitingOf(ME)).toMatchObject([{ id: 'b', kind: 'entry', body: { body: 'Words.' } }])
    dropAllWaiting(ME)
    expect([waitingOf(ME), waitingOf(OTHER)]).toMatchObject([[], [{ id: 'c' }]])
    dropAllWaiting(null)
    expect(localStorage).toHaveLength(0)
  })

  it('is forgotten after a week, and at once when unreadable', () => {
    vi.useFakeTimers()
    keepWaiting(ME, { kind: 'entry', id: 'b', body: {} })
    localStorage.setItem(`ek.outbox.${ME}.x`, '{')
    vi.advanceTimersByTime(7 * 24 * 3_600_000)
    expect(waitingOf(ME)).toEqual([])
    vi.useRealTimers()
    expect(localStorage).toHaveLength(0)
  })
})

describe('who was here', () => {
  it('is remembered without address, focus areas and roles', () => {
    rememberPerson(person({ focusAreas: ['grief'], roles: ['owner'], canEnterAdmin: true, country: 'US' }))
    const stored = JSON.stringify({ ...localStorage })
    expect(stored).not.toMatch(/maren@|grief|owner|email/)
    expect(rememberedPerson()).toMatchObject({
      firstName: 'Maren',
      ageGroup: 'adult',
      country: 'US',
      roles: [],
    })
    forgetPerson()
    expect(rememberedPerson()).toBeNull()
  })

  it.each(guardianStates)('is remembered whatever a guardian has said: %s', (guardian) => {
    rememberPerson(person({ ageGroup: 'child', guardian }))
    expect(rememberedPerson()).toMatchObject({ guardian })
  })

  it('is forgotten, and nothing breaks, where there is something new to know', () => {
    rememberPerson(person({ guardian: 'of a later release' as never }))
    expect(rememberedPerson()).toBeNull()
  })

  it('is unknown when the stored value has another shape', () => {
    localStorage.setItem('ek.me', '{"id":"7"}')
    expect(rememberedPerson()).toBeNull()
  })
})

describe('the service worker', () => {
  const paths = ['/dashboard', '/journal', '/guardian/:token']
  it.each([
    ['/crisis', '/crisis'],
    ['/legal/crisis', '/crisis'],
    ['/help/national/', '/help/national'],
    ['/journal', 'app'],
    ['/guardian/abc', 'app'],
    ['/', 'other'],
    ['/somewhere', 'other'],
    ['/api/me', 'foreign'],
    ['/admin', 'foreign'],
    ['/admin/collections/incidents', 'foreign'],
    ['/mailbox', 'foreign'],
    ['/sandbox/pay/cs_test_1', 'foreign'],
    ['/robots.txt', 'foreign'],
  ])('answers %s from: %s', (path, place) => expect(pageKey(path, paths)).toBe(place))

  it('keeps the files of one language, English for one it does not know', () => {
    const files = { help: [], app: ['/a.js'], languages: { en: ['/en.js'], ar: ['/ar.js', '/a.js'] }, paths }
    expect(allFiles(files, 'ar')).toEqual(['/a.js', '/ar.js'])
    expect(allFiles(files, 'xx')).toEqual(['/a.js', '/en.js'])
  })
})

describe('leaving quickly', () => {
  const page = () => {
    document.body.replaceChildren(
      Object.assign(document.createElement('a'), { href: 'https://weather.example/' }),
    )
    document.querySelector('a')!.dataset.leave = ''
    const go = vi.fn()
    leaveQuickly(document, go)
    return go
  }
  const press = (...keys: string[]) =>
    keys.forEach((key) => document.dispatchEvent(new KeyboardEvent('keydown', { key })))

  it('replaces the page by the link’s', () => {
    const go = page()
    document.querySelector('a')!.click()
    expect(go).toHaveBeenCalledWith('https://weather.example/')
  })

  it('happens with Esc pressed three times in a row', () => {
    const go = page()
    press('Escape', 'Escape', 'a', 'Escape')
    expect(go).not.toHaveBeenCalled()
    press('Escape', 'Escape')
    expect(go).toHaveBeenCalled()
  })
})
