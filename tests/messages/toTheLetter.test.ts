import { expect, it } from 'vitest'
import { textAt } from '#messages/catalog.ts'
import { en } from '#messages/en/index.ts'
import { firstTexts } from '#seed/content/legal/index.ts'

/** English texts that are required to the letter. Source: docs/rules/trivia.md S-002-2.2, docs/rules/legal.md S-002-2.3, docs/rules/chat.md X-8. */
const required: Readonly<Record<string, string>> = {
  'trivia.page.try_demo': 'Try Demo Version',
  'trivia.play.exit': 'Exit',
  'trivia.play.submit': 'Submit Answer',
  'trivia.play.next': 'Next Question',
  'trivia.play.finish': 'Finish Session',
  'trivia.play.complete': 'Complete Trivia!',
  'trivia.play.all_done': 'All Sessions Complete!',
  'trivia.page.soon': 'coming soon',
  'triviaDesk.title': 'Saturday Trivia Admin',
  'triviaDesk.back': 'Back to Dashboard',
  'triviaDesk.tab.questions': 'Questions',
  'triviaDesk.tab.rounds': 'Rounds',
  'triviaDesk.tab.auto_gen': 'Auto-Gen',
  'triviaDesk.tab.breaks': 'Wellness Breaks',
  'triviaDesk.rounds.create': 'Create Round',
  'triviaDesk.generation.generation_failed': 'Generation failed',
  'triviaDesk.generation.publishing_failed': 'Publishing failed',
  'triviaDesk.break_videos.fetch_failed': 'Fetch Failed',
  'chat.note.held_child': 'A grown-up is checking this (usually {{minutes}} min).',
  'pages.crisis.title': 'Crisis Resources',
  'pages.crisis.near_link': 'Find Local Crisis Resources',
  'legal.admin.versions': 'Legal Versions',
  'legal.admin.preview': 'Preview',
  'legal.admin.bump': 'Bump Version',
  'legal.admin.ledger': 'Consent Ledger',
  'legal.admin.export': 'Export CSV',
}

it.each(Object.entries(required))('%s is “%s”', (key, text) => {
  expect(textAt(en, key)).toBe(text)
})

it.each([
  ['shipping', 'Shipping Policy'],
  ['refunds', 'Refund Policy'],
  ['terms', 'Terms of Use'],
  ['privacy', 'Privacy Policy'],
  ['guidelines', 'Community Guidelines'],
  ['inclusion', 'Inclusion & Respect'],
] as const)('the page of %s is named “%s”', (name, title) => {
  expect(firstTexts.en[name].title).toBe(title)
})
