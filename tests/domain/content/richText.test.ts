import { describe, expect, it } from 'vitest'
import { richTextHtml } from '#domain/content/html.ts'
import { isSafeHref } from '#domain/content/links.ts'
import { plainText } from '#domain/content/plainText.ts'
import { readRichText } from '#domain/content/readRichText.ts'
import { RichText } from '#domain/content/richText.ts'
import { everything, hostile, paragraph, PICTURE, stored, storedRichText, words } from './stored.ts'

describe('a text of an editor', () => {
  const { text, issue } = readRichText(everything)

  it('is read whole, as the contract describes it', () => {
    expect(issue).toBeNull()
    expect(text.map(({ type }) => type)).toEqual([
      'heading',
      'paragraph',
      'list',
      'quote',
      'callout',
      'picture',
      'heading',
    ])
    expect(RichText.parse(text)).toEqual(text)
  })

  it('is plain text for mails, notifications and search', () => {
    expect(plainText(text)).toBe(
      'Two\n\nPlain, bold and both\nunderthere\n\n1. first\n  • inner\n2. second\n\nSaid.\n\nGo\ngently.\n\n\n\nThree',
    )
  })

  it('is HTML without a look, with a list inside its item', () => {
    const html = richTextHtml(text)
    expect(html).toBe(
      '<h2>Two</h2><p>Plain, <strong>bold</strong> and <strong><em>both</em></strong><br>under' +
        '<a href="https://a.example/x?y=1" rel="noopener noreferrer">there</a></p>' +
        '<ol><li>first<ul><li>inner</li></ul></li><li>second</li></ol><blockquote><p>Said.</p></blockquote>' +
        '<p role="note" data-tone="care">Go<br>gently.</p>' +
        `<img src="/api/pictures/${PICTURE}" alt="" width="0" height="0" loading="lazy"><h3>Three</h3>`,
    )
    expect(html).not.toMatch(/style=|class=/)
  })

  it.each([
    'One.',
    'One.\nTwo.',
    'One.\n\nTwo.\n\n\nThree.\n\n\n\nFour.',
    ' spaces  stay ',
    'عربي\n\n🙂',
    '<b>&amp;</b>',
  ])('made from %j has the same words', (plain) => {
    const made = readRichText(storedRichText(plain))
    expect(made.issue).toBeNull()
    expect(plainText(made.text)).toBe(plain)
  })
})

describe('a hostile text', () => {
  it('is there at least 30 times', () => expect(hostile.length).toBeGreaterThanOrEqual(30))

  it.each(hostile)('%s is rejected, and nothing of it is drawn', (_, value) => {
    const { text, issue } = readRichText(value)
    expect(issue).not.toBeNull()
    expect(RichText.safeParse(text).success).toBe(true)
    expect(plainText(text)).not.toContain('EVIL')

    expect(richTextHtml(text)).not.toMatch(/EVIL|script|style|iframe|\u0000/i)
  })

  it('loses only what is hostile', () => {
    const { text } = readRichText(
      stored(paragraph(words('a\u0000b'), words('c', { style: 'x' }), words('d'))),
    )
    expect(plainText(text)).toBe('abd')
  })

  it('becomes no markup', () => {
    const { text, issue } = readRichText(stored(paragraph(words(`<img src=x onerror="x">'&`))))
    expect(issue).toBeNull()
    expect(richTextHtml(text)).toBe('<p>&lt;img src=x onerror=&quot;x&quot;&gt;&#39;&amp;</p>')
  })
})

describe('an address of a link', () => {
  it.each([
    'https://findahelpline.com/',
    'http://a.example:8080/x?y=1&z#part',
    'https://école.example/été',
    'HTTPS://A.example',
    'mailto:help@a.example',
    'tel:988',
    'tel:+1-800-273-8255',
  ])('%s is fine', (href) => expect(isSafeHref(href)).toBe(true))

  it.each([
    '',
    '/crisis',
    'a.example',
    'https:a.example',
    'https://',
    'https://a b.example',
    'https://a.example\\@b.example',
    'mailto:a@b.example?bcc=c@d.example',
    'tel:javascript',
    'sms:988',
    `https://a.example/${'x'.repeat(2_000)}`,
    null,
    undefined,
    7,
  ])('%j is rejected', (href) => expect(isSafeHref(href)).toBe(false))
})
