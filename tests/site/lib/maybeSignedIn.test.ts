import { afterEach, expect, it } from 'vitest'
import { HINT_COOKIE } from '#operations/account/sessionCookie.ts'
import { maybeSignedIn } from '#site/lib/maybeSignedIn.ts'

const names = [HINT_COOKIE, `my_${HINT_COOKIE}`, 'other']
afterEach(() => names.forEach((name) => (document.cookie = `${name}=; max-age=0`)))

it.each([
  [['other=2', `${HINT_COOKIE}=1`], true],
  [[`${HINT_COOKIE}=1`, 'other=2'], true],
  [[`${HINT_COOKIE}=12`], false],
  [[`my_${HINT_COOKIE}=1`], false],
  [['other=2'], false],
])('of the cookies %j: %s', (cookies, isMaybe) => {
  for (const cookie of cookies) document.cookie = cookie
  expect(maybeSignedIn()).toBe(isMaybe)
})
