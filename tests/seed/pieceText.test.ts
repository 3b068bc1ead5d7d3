import { expect, it } from 'vitest'
import { readRichText } from '#domain/content/readRichText.ts'
import { pieceText } from '#seed/pieceText.ts'

const read = (text: string) => readRichText(pieceText(text))

it('reads paragraphs, lists and callouts, and nothing of it is rejected', () => {
  const { text, issue } = read('Two ways.\n\n- One\n- Two\n\n1. First\n2. Second\n\n!help Call someone.')
  expect(issue).toBeNull()
  const item = (words: string) => ({ children: [{ type: 'text', text: words }], lists: [] })
  expect(text).toEqual([
    { type: 'paragraph', children: [{ type: 'text', text: 'Two ways.' }] },
    { type: 'list', ordered: false, items: [item('One'), item('Two')] },
    { type: 'list', ordered: true, items: [item('First'), item('Second')] },
    { type: 'callout', tone: 'help', text: 'Call someone.' },
  ])
})

it('leaves a dash and a number inside a paragraph alone', () => {
  const { text } = read('He counted\n1. And stopped - twice.')
  expect(text).toMatchObject([{ type: 'paragraph' }])
})
