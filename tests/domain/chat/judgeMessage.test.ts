import { describe, expect, it } from 'vitest'
import { judgeMessage, type ReadMessage } from '#domain/chat/judgeMessage.ts'

const TEXT = 'Send them back in cages.'
/** A message by an adult that no list and no model finds anything in. */
const messageWith = (changes: Partial<ReadMessage>): ReadMessage => ({
  text: TEXT,
  ageGroup: 'adult',
  level: 'none',
  isAtHome: false,
  profanity: { severity: 'none', sanitizedText: TEXT },
  listed: 'none',
  hasPersonal: false,
  isOpinionMissing: false,
  ...changes,
})

describe('severe words of adults and elders', () => {
  it('reject a message where they stand on a list', () => {
    const profanity = {
      severity: 'severe',
      listed: 'severe',
      sanitizedText: 'Send them back in c****.',
    } as const
    for (const ageGroup of ['adult', 'elder'] as const)
      expect(judgeMessage(messageWith({ ageGroup, profanity, listed: 'severe' }))).toEqual({
        kind: 'rejected',
      })
  })

  it('wait for a person where only the model reads them: no word can be named', () => {
    for (const listed of ['none', 'offensive'] as const)
      for (const ageGroup of ['adult', 'elder', 'teen', 'child'] as const) {
        const profanity = { severity: 'severe', sanitizedText: 'Send t*** back in cages.' } as const
        expect(judgeMessage(messageWith({ ageGroup, profanity, listed }))).toMatchObject({
          kind: 'held',
          text: TEXT,
          reason: 'words',
          severity: 'high',
        })
      }
  })
})

describe('offensive words of adults', () => {
  it('are covered, and stand as they are where only the model reads them', () => {
    const covered = { severity: 'offensive', sanitizedText: 'Send t*** back.' } as const
    expect(judgeMessage(messageWith({ profanity: covered, listed: 'offensive' }))).toEqual({
      kind: 'posted',
      text: covered.sanitizedText,
      notice: 'modified',
    })
    const profanity = { severity: 'offensive', sanitizedText: TEXT } as const
    expect(judgeMessage(messageWith({ profanity }))).toEqual({ kind: 'posted', text: TEXT, notice: null })
  })
})
