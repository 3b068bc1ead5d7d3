import { expect, it } from 'vitest'
import { content, messages } from './texts.ts'

const texts = [...messages, ...content]

/** What our English leaves out, and what it says instead. Source: docs/voice.md. */
const patterns: readonly (readonly [why: string, pattern: RegExp])[] = [
  [
    'contract: don’t, isn’t, couldn’t',
    /\b(do|does|did|is|are|was|were|has|have|had|could|would|should|will) not\b|\bcannot\b/i,
  ],
  [
    'contract: you’re, we’re, they’re',
    /(?<!\b(?:who|what|where|wherever|how|than|as) )\b(you|we|they) are (?=\p{L})/iu,
  ],
  ['contract: I’m', /\bI am\b/],
  ['contract: it’s, that’s, there’s', /(?<!\bof )\b(it|that|there) is (?=\p{L})/iu],
  ['contract: you’ll, we’ll', /\b(you|we|they|it) will (?=\p{L})/iu],
  ['can, or don’t have to', /\bneed not\b/i],
  ['someone, everyone, anyone', /\b(some|every|any)body\b/i],
  ['who', /\bwhom\b/i],
  ['email', /\be-mails?\b|\bby mail\b|\bthe mail\b|\bour mail\b/i],
  ['anymore', /\bany more\b/i],
  ['turn on, turn off', /\bswitch(es|ed)? (\w+ )?(on|off)\b/i],
  ['on its own, automatically', /\bby (itself|themselves|ourselves)\b/i],
  ['loading', /\b(fetching|looking up)\b/i],
  ['withdraw consent', /\b(taken?|takes?|taking) (my|your|their)? ?consent back\b/i],
  [
    'American spelling',
    /\b(colours?|favourites?|grey(er)?|cos(y|ier)|centres?|cancelled|organis\w+|recognis\w+|programmes?|untick\w*)\b/i,
  ],
  ['no Oops', /\boops\b/i],
]

/** Texts that keep such words, and why. */
const specified = 'The specification gives this text to the letter.'
const disclaimer = 'A disclaimer. It does not change with the tone.'
const kept: Readonly<Record<string, string>> = {
  'account.password.contains_email': specified,
  'account.password.contains_name': specified,
  'account.password.requirements': specified,
  'account.password.requirements_toast': specified,
  'account.password.mismatch': specified,
  'account.error.password_weak': specified,
  'account.mfa.clean_failed': specified,
  'account.mfa.reset_failed_text': specified,
  'shell.not_found.title': specified,
  'guardians.what_text': disclaimer,
  'notifications.mail.foot': disclaimer,
  'pages.crisis.foot': disclaimer,
  'pages.landing.foot.disclaimer': disclaimer,
}
const breaks = (text: string) => patterns.filter(([, pattern]) => pattern.test(text)).map(([why]) => why)

it.each([
  'We could not find that.',
  'You are offline now.',
  'It is good for 15 minutes.',
  'Whom you block is never told.',
  'Somebody wants to join.',
  'Not sent yet. We try again by ourselves.',
  'You can switch it off at any time.',
  'Which colour is it?',
])('hears what is wrong with “%s”', (text) => {
  expect(breaks(text)).not.toEqual([])
})

it.each([
  'This name could show who you are.',
  'These lines answer wherever you are in the country.',
  'Say how strong it is, and add a few words.',
  'None of it is sold.',
  'What color is it?',
])('leaves “%s” alone', (text) => {
  expect(breaks(text)).toEqual([])
})

it('English texts keep to the voice', () => {
  const wrong = texts
    .filter(({ key }) => !(key in kept))
    .flatMap(({ key, text }) => breaks(text).map((why) => `${key} (${why}): ${text}`))
  expect(wrong).toEqual([])
})

it('keeps no exception that is not needed', () => {
  const idle = Object.keys(kept).filter((key) => {
    const found = texts.find((text) => text.key === key)
    return !found || breaks(found.text).length === 0
  })
  expect(idle).toEqual([])
})
