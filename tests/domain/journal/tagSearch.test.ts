import { expect, it } from 'vitest'
import { readSearch, takeEndedTags } from '#domain/journal/tagSearch.ts'

it.each([
  ['#sleep', ['sleep'], ''],
  [' #sleep ', ['sleep'], ''],
  ['#sleep at sea', ['sleep'], 'at sea'],
  ['late #Work, #sleep night', ['Work', 'sleep'], 'late night'],
  ['#sleep #SLEEP', ['sleep'], ''],
  ['#نوم البحر', ['نوم'], 'البحر'],
  ['at sea', [], 'at sea'],
  ['C# and a#b', [], 'C# and a#b'],
  ['#', [], '#'],
  ['', [], ''],
])('"%s" asks for the tags %j and "%s"', (text, tags, search) => {
  expect(readSearch(text)).toEqual({ tags, search })
})

it.each([
  ['#sleep', [], '#sleep'],
  ['#sleep ', ['sleep'], ''],
  ['#sleep,', ['sleep'], ''],
  ['#sleep #wo', ['sleep'], '#wo'],
  ['sea #wo', [], 'sea #wo'],
])('of "%s" the tags %j are ended, and "%s" stays', (text, tags, search) => {
  expect(takeEndedTags(text)).toEqual({ tags, search })
})
