import { describe, expect, it } from 'vitest'
import { requireFewParts, restQuery } from '#server/http/restQuery.ts'

const capped = (query: string) => {
  const search = new URLSearchParams(query)
  restQuery(search)
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

describe('what no call may ask for', () => {
  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1e30',
    'page=x',
    'where=x',
    'where[or]=x',
    'where[or][0]=x',
    'where[id][near]=1,2,3',
    'where[id][within]=1',
    'where[id][all][0]=1',
    'where[and][0][id][intersects]=1',
    `where[id][in]=${'x,'.repeat(1_001)}`,
  ])('%s', (query) => expect(() => restQuery(new URLSearchParams(query))).toThrow())

  it('a million pairs', () => {
    expect(() => requireFewParts('a=1&'.repeat(1_000_000))).toThrow()
    expect(() => requireFewParts('a=1&'.repeat(999))).not.toThrow()
  })

  it('is not what the panel asks', () => {
    const query = 'page=2&where[or][0][title][like]=x&where[or][1][and][0][id][not_in][0]=7&sort=-createdAt'
    expect(() => restQuery(new URLSearchParams(query))).not.toThrow()
  })
})
