import { expect, it } from 'vitest'
import { withoutPeople } from '#operations/analytics/withoutPeople.ts'

it.each([
  ['mail ann.o-hara+1@mail.example.org now', 'mail :email now'],
  ['müller@bücher.example', ':email'],
  [
    'save@https://app.example/assets/Journal-ab12cd34.js:1:2',
    'save@https://app.example/assets/Journal-ab12cd34.js:1:2',
  ],
  ['Unexpected token in "today I told my mother', 'Unexpected token in :words'],
  ['said “today I told “her” everything” twice', 'said :words everything” twice'],
  ['/journal?entry=7#top', '/journal?:query'],
  ['session abcdefghij1234567890abcdefghij', 'session :token'],
  ['assets/DashboardScreen-abcdefgh1234.js broke', 'assets/DashboardScreen-abcdefgh1234.js broke'],
  ['aVeryLongNameOfAFunctionWithoutDigits', 'aVeryLongNameOfAFunctionWithoutDigits'],
  ['call +1 (555) 010-0199', 'call :number'],
  ['user 01890a5d-ac96-774b-bcce-b302099a8057', 'user :id'],
])('%s becomes %s', (text, clean) => {
  expect(withoutPeople(text)).toBe(clean)
})
