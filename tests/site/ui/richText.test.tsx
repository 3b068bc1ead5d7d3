import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readRichText } from '#domain/content/readRichText.ts'
import { RichText } from '#site/ui/RichText.tsx'
import { everything, hostile, list, item, PICTURE, stored, words } from '#tests/domain/content/stored.ts'

const draw = (value: unknown, level?: 2 | 4) =>
  render(<RichText text={readRichText(value).text} {...(level && { level })} />).container

describe('a text of an editor', () => {
  it('is drawn as elements, with its headings below the one above it', () => {
    const page = draw(everything, 4)
    expect(
      [...page.querySelectorAll('h4, h5')].map(({ tagName, textContent }) => [tagName, textContent]),
    ).toEqual([
      ['H4', 'Two'],
      ['H5', 'Three'],
    ])
    expect(page.querySelector('strong > em')!.textContent).toBe('both')
    expect(page.querySelector('a')!.getAttribute('href')).toBe('https://a.example/x?y=1')
    expect(page.querySelector('a')!.rel).toBe('noopener noreferrer')
    expect(page.querySelector('ol > li > div > ul > li')!.textContent).toBe('inner')
    expect(page.querySelectorAll('ol > li')).toHaveLength(2)
    expect(page.querySelector('blockquote')!.textContent).toBe('Said.')
    expect(page.querySelector('[role=note]')!.textContent).toBe('Go\ngently.')
    expect(page.querySelector('img')!.getAttribute('src')).toBe(`/api/pictures/${PICTURE}`)
    expect(page.querySelector('[style]')).toBeNull()
  })

  it('finds the direction of each item by itself', () => {
    const page = draw(stored(list('bullet', item(words('مرحبا')), item(words('hello')))))
    expect([...page.querySelectorAll('li')].map(({ dir }) => dir)).toEqual(['auto', 'auto'])
  })

  it.each(hostile)('with %s is harmless', (_, value) => {
    const page = draw(value)
    expect(page.textContent).not.toContain('EVIL')
    expect(page.querySelector('script, iframe, [style], [onclick], a[href^="javascript" i]')).toBeNull()
  })
})
