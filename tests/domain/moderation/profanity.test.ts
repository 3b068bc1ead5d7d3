import { describe, expect, it } from 'vitest'
import { checkProfanity } from '#domain/moderation/profanity/checkProfanity.ts'

const severity = (text: string) => checkProfanity(text).severity

describe('the check of words', () => {
  it.each([
    'Those wetbacks again',
    'You f4gg0t!',
    'w\u00adetback',
    'maricón de mierda',
    'Sale nègro'.replace('nègro', 'négro'),
    'un bougnoule',
    'كُسّ أمك',
    'ابن الشرموطة',
  ])('finds the slur in %j', (text) => expect(severity(text)).toBe('severe'))

  it.each(['What a shitty day', 'FUUUUCK', 'qué mierda', 'putain de journée', 'خرا'])(
    'finds swearing in %j',
    (text) => expect(severity(text)).toBe('mild'),
  )

  it.each([
    'I am from Niger and my name is Kike',
    'Je suis en retard',
    'We ate in Scunthorpe, then a cone: un cono',
    'He raped me. My father hits me. I want to die.',
    'Abd al-Rahman: عبد الرحمن كلب جميل',
    'I cut myself and I bled, kill me',
    'Assess the class, pass the grass',
    '',
    '   ',
  ])('finds nothing in %j', (text) => expect(severity(text)).toBe('none'))

  it.each([
    'They called me a faggot',
    'Me llamaron maricon de mierda'.replace('llamaron', 'llamó'),
    'il m’a traité de bougnoule',
  ])('takes what was said to somebody as told: %j', (text) => expect(severity(text)).toBe('mild'))

  it('leaves the first letter of what it finds, and every other letter as it was', () => {
    expect(checkProfanity('Oh shit, the Sh1t 🐕!')).toEqual({
      severity: 'mild',
      isOffensive: true,
      sanitizedText: 'Oh s***, the S*** 🐕!',
    })
    expect(checkProfanity('hijo de puta ya')).toMatchObject({ sanitizedText: 'h*********** ya' })
    expect(checkProfanity('Nice.')).toEqual({ severity: 'none', isOffensive: false, sanitizedText: 'Nice.' })
  })

  it('reads a long text as well', () => {
    expect(severity(`${'word '.repeat(4_000)}shit`)).toBe('mild')
  })
})
