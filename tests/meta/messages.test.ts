import { describe, expect, it } from 'vitest'
import { ar } from '#messages/ar/index.ts'
import { en } from '#messages/en/index.ts'
import { es } from '#messages/es/index.ts'
import { fr } from '#messages/fr/index.ts'
import { textAt } from '#messages/catalog.ts'

type Tree = { readonly [key: string]: string | Tree }
const leaves = (tree: Tree, at = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${at}${key}`] : leaves(value, `${at}${key}.`),
  )
const slots = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]!).sort()
const keys = leaves(en)
/** Texts that are rightly the same in another language: names, numbers, signs. */
const same = /^[\d\s.+%$€/·–:()]*$|Evenkeel|Arthur|\{\{/

describe.each([
  ['es', es],
  ['fr', fr],
  ['ar', ar],
] as const)('the messages in %s', (_, catalog) => {
  it('have every key of the English ones, and no other', () => {
    expect(leaves(catalog as unknown as Tree).sort()).toEqual([...keys].sort())
  })

  it('have the same slots', () => {
    const wrong = keys.filter(
      (key) => slots(textAt(en, key)!).join() !== slots(textAt(catalog, key) ?? '').join(),
    )
    expect(wrong).toEqual([])
  })

  it('are translated', () => {
    const untranslated = keys.filter((key) => {
      const source = textAt(en, key)!
      return (
        textAt(catalog, key) === source && source.length > 12 && source.includes(' ') && !same.test(source)
      )
    })
    expect(untranslated.length / keys.length, untranslated.join('\n')).toBeLessThan(0.01)
  })
})

it('Arabic is written in Arabic letters', () => {
  const latin = keys.filter(
    (key) => !/[\u0600-\u06FF]/.test(textAt(ar, key)!) && /[a-z]{4}/i.test(textAt(ar, key)!),
  )
  expect(latin.length / keys.length, latin.join('\n')).toBeLessThan(0.03)
})
