import { describe, expect, it } from 'vitest'
import { capPaging } from '#server/http/capPaging.ts'

const capped = (query: string) => {
  const search = new URLSearchParams(query)
  capPaging(search)
  return decodeURIComponent(search.toString())
}

describe('what one call may ask for', () => {
  it.each([
    ['', ''],
    ['limit=20', 'limit=20'],
    ['limit=101', 'limit=100'],
    ['limit=0', 'limit=100'],
    ['limit=-1', 'limit=100'],
    ['limit=all', 'limit=100'],
    ['limit[]=0', 'limit=100'],
    ['limit=5&limit=0', 'limit=100'],
    ['limit[0]=0&limit=7', 'limit=7'],
    ['pagination=false', 'pagination=false&limit=100'],
    ['depth=9', 'depth=2'],
    ['depth[]=9&depth=1', 'depth=1'],
    ['where[age][equals]=0', 'where[age][equals]=0'],
    ['joins[rows][limit]=0&sort=id', 'sort=id'],
  ])('%s becomes %s', (asked, given) => expect(capped(asked)).toBe(given))
})
