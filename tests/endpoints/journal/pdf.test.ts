import { randomUUID } from 'node:crypto'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { journalApi } from '#domain/journal/api.ts'
import { voiceApi } from '#domain/journal/voiceApi.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { oggVoice } from '#tests/kit/voices.ts'
import { writers } from './writers.ts'

const context = useTestContext()
const { write, remove } = writers(context)
const exported = (as: Person) =>
  context.current.call(journalApi.exportJournal, { body: { format: 'pdf' } }, { as })

/** The words of a PDF as a reader selects them, with the number of pages. */
async function selected(content: string): Promise<{ text: string; pages: number; title: unknown }> {
  const file = await getDocument({ data: new Uint8Array(Buffer.from(content, 'base64')), verbosity: 0 })
    .promise
  let text = ''
  for (let at = 1; at <= file.numPages; at += 1) {
    const { items } = await (await file.getPage(at)).getTextContent()
    for (const item of items) if ('str' in item) text += `${item.str}${item.hasEOL ? '\n' : ''}`
  }
  const { info } = await file.getMetadata()
  return { text, pages: file.numPages, title: (info as { Title?: unknown }).Title }
}

describe('the journal as a PDF', () => {
  it('has every entry, oldest first, as text that can be selected', async () => {
    const me = await context.current.people.adult({ timeZone: 'UTC' })
    await write(me, {
      title: 'Low water',
      body: 'The sandbank.\nIt was dry.',
      moodId: 'calm',
      tags: ['tide'],
    })
    context.current.clock.advance(60)
    const second = await write(me, { title: 'High water', body: 'Gulls (three) & a café.' })
    const audio = (await oggVoice()).toString('base64')
    await context.current.call(
      voiceApi.saveVoice,
      { params: { id: second.entry.id }, body: { id: randomUUID(), audio } },
      { as: me },
    )
    const words = { version: 1, words: 'Spoken aloud.', by: 'machine' as const }
    await context.current.call(
      voiceApi.saveTranscript,
      { params: { id: second.entry.id }, body: words },
      { as: me },
    )
    const gone = await write(me, { body: 'In the trash.' })
    await remove(me, gone.entry.id)
    const { content, ...file } = await exported(me)
    expect(file).toEqual({
      encoding: 'base64',
      contentType: 'application/pdf',
      filename: 'journal-2026-03-12.pdf',
      entriesCount: 2,
    })
    const { text, title } = await selected(content)
    expect(title).toBe('Journal, Thursday, March 12, 2026')
    for (const line of [
      'Low water',
      'The sandbank.',
      'It was dry.',
      'Mood: Calm',
      'Tags: tide',
      'Gulls (three) & a café.',
      'Voice note: 0:03',
      'Written down by a machine',
      'Spoken aloud.',
    ])
      expect(text).toContain(line)
    expect(text.indexOf('Low water')).toBeLessThan(text.indexOf('High water'))
    expect(text).not.toContain('trash')
  })

  it('sets Arabic from the right, in the order it was written', async () => {
    const me = await context.current.people.adult({ locale: 'ar' })
    await write(me, { title: 'يوم هادئ', body: 'مشيت 35 كم مع Maren في الصباح' })
    const { text } = await selected((await exported(me)).content)
    const whole = text.normalize('NFKC').replace(/\s+/gu, ' ')
    const plain = whole.slice(whole.indexOf('مشيت'))
    const places = ['مشيت', '35', 'كم', 'مع', 'Maren', 'في', 'الصباح'].map((word) => plain.indexOf(word))
    expect(places.every((place) => place >= 0)).toBe(true)
    expect([...places].sort((one, other) => one - other)).toEqual(places)
  })

  it('of nothing, of very long words and of signs without a drawing is a file all the same', async () => {
    const me = await context.current.people.adult()
    expect((await selected((await exported(me)).content)).pages).toBe(1)
    await write(me, { title: '🌊', body: `${'a'.repeat(5_000)} 漢字 🌊 \u200f\u202e end` })
    await write(me, { body: Array.from({ length: 3_000 }, () => 'word').join(' ') })
    const { pages, text } = await selected((await exported(me)).content)
    expect(pages).toBeGreaterThan(3)
    expect(text).toContain('end')
  })

  it('is its writer’s alone', async () => {
    const { people, ask } = context.current
    const [me, other] = [await people.adult(), await people.adult()]
    await write(me, { body: 'Mine alone.' })
    const { content, entriesCount } = await exported(other)
    expect(entriesCount).toBe(0)
    expect((await selected(content)).text).not.toContain('Mine')
    const wrong = await ask(journalApi.exportJournal, { body: { format: 'docx' as 'pdf' } }, { as: me })
    expect([wrong.status, Object.keys(wrong.body.error.fields ?? {})]).toEqual([422, ['body.format']])
  })
})
