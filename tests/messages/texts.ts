import { library } from '#domain/ai/library/index.ts'
import { promptLibrary } from '#domain/ai/writing/library.ts'
import { groupOfBand } from '#domain/chat/bands.ts'
import { en } from '#messages/en/index.ts'
import { cast } from '#seed/content/cast.ts'
import { coach } from '#seed/content/en/coach.ts'
import { motivation } from '#seed/content/en/motivation.ts'
import { prompts } from '#seed/content/en/prompts.ts'
import { recordingTexts } from '#seed/content/en/recordings.ts'
import { reflections } from '#seed/content/en/reflections.ts'
import { triviaBank } from '#seed/content/en/trivia/index.ts'
import { landingStatistics, landingVoices } from '#seed/content/landing.ts'
import { talks } from '#seed/content/rooms.ts'
import { demoProducts } from '#seed/content/store/index.ts'
import { aboutKind } from '#seed/content/store/kinds.ts'
import { triviaToReview } from '#seed/content/triviaToReview.ts'

type Tree = { readonly [key: string]: string | Tree }
/** An English text, with the path of its key: `journal.form.first_child`. */
export type Text = { readonly key: string; readonly text: string }
/** Who a text is written for. */
export type Reader = 'child' | 'teen' | 'adult'

const leaves = (tree: Tree, at: string): Text[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [{ key: `${at}.${key}`, text: value }] : leaves(value, `${at}.${key}`),
  )
const asTree = (value: unknown) => value as Tree

/** Every text of screens and mails. */
export const messages: readonly Text[] = Object.entries(asTree(en)).flatMap(([group, tree]) =>
  leaves(asTree(tree), group),
)
/** A list as a tree, with the place of each text as its name. */
const numbered = <T>(list: readonly T[], textOf: (one: T) => string | Tree): Tree =>
  Object.fromEntries(list.map((one, place) => [place, textOf(one)]))
const englishHandles = new Set(cast.filter(({ locale }) => locale === 'en').map(({ handle }) => handle))

/** Questions with all a player reads of them; the options are no sentences. */
const questionsOf = (bank: string): Tree =>
  numbered(bank.split('\n').filter(Boolean), (row) => {
    const [, , prompt, ...rest] = row.split('|')
    return { question: `${prompt} ${rest.at(-1)}`, ...numbered(rest.slice(0, -1), (option) => option) }
  })
const trivia: Tree = {
  ...Object.fromEntries(Object.entries(triviaBank).map(([age, bank]) => [age, questionsOf(bank)])),
  to_review: numbered(
    triviaToReview.filter(({ locale }) => locale === 'en'),
    ({ ageGroup, prompt, explanation, right, wrong }) => ({
      [ageGroup]: {
        question: `${prompt} ${explanation}`,
        ...numbered([right, ...wrong], (option) => option),
      },
    }),
  ),
}
/** What is on the shelves: children see all of it but what is for grown-ups alone. */
const store: Tree = {
  kind: Object.fromEntries(Object.entries(aboutKind).map(([kind, { en: words }]) => [kind, words])),
  ...Object.fromEntries(
    demoProducts.map(({ key, restriction, words }) => [
      key,
      { [restriction === 'adult' ? 'adult' : 'all']: words.en.join('\n') },
    ]),
  ),
}
/** What is said in the rooms of the demo dataset, by who reads along. */
const rooms: Tree = numbered(talks, ({ band, lines }) => ({
  [groupOfBand(band)]: numbered(
    lines.filter(([handle]) => englishHandles.has(handle)),
    ([, , words]) => words,
  ),
}))
const landing: Tree = {
  statistics: numbered(landingStatistics, ({ label }) => label.en),
  voices: numbered(landingVoices, ({ quote, role }) => ({ quote: quote.en, role: role.en })),
}

/** Every text a new installation starts with, those editors wrote for suggestions, and those of the demo dataset. */
export const content: readonly Text[] = Object.entries({
  coach,
  motivation,
  prompts,
  recordings: recordingTexts,
  reflections,
  suggestions: library.en,
  writing: promptLibrary.en,
  trivia,
  store,
  rooms,
  landing,
}).flatMap(([name, tree]) => leaves(asTree(tree), `content.${name}`))

/** Keys that name a child without being written for one. */
const ABOUT_A_CHILD: ReadonlySet<string> = new Set(['onboarding.error.guardian_child_here'])

/**
 * Texts no child meets: keys, or how they begin, and who reads them. All other texts without an age in their key are on
 * screens children share with everyone.
 */
export const grownUpsOnly: Readonly<Record<string, string>> = {
  ops: 'staff',
  panel: 'staff',
  flags: 'staff',
  desk: 'staff',
  deskPanel: 'staff',
  ordersDesk: 'staff',
  storeDesk: 'staff',
  triviaDesk: 'staff',
  readiness: 'staff',
  payments: 'staff',
  safetyDesk: 'staff',
  transparency: 'staff, and grown-ups who ask how rooms are watched',
  'legal.admin': 'staff',
  'moderation.error.shift_times': 'staff',
  'moderation.error.no_signal': 'staff',
  'account.mfa.reset_intro': 'staff',
  'notifications.codes_rest': 'staff',
  'notifications.decisions_broken': 'staff',
  'notifications.desk_urgent': 'staff',
  'notifications.danger': 'staff',
  'notifications.mail.decisions_broken': 'staff',
  'notifications.mail.desk_urgent': 'staff',
  'notifications.mail.factor_reset': 'staff',
  guardians: 'guardians, but for the page a child waits on',
  stored: 'guardians; it names every kind of data, and the privacy notice for children says it in short',
  'chat.consent': 'guardians',
  'voice.permission': 'guardians',
  'requests.guardian': 'guardians',
  'requests.rules': 'guardians',
  'requests.field.cap': 'guardians',
  'requests.link.guardian': 'guardians',
  'reminders.table.hints.purchase': 'guardians',
  'reminders.table.why.guardian': 'guardians',
  'reminders.table.why.purchase': 'guardians',
  'notifications.mail.guardian': 'guardians',
  'notifications.mail.deletion_guardian': 'guardians',
  billing: 'who pays; minors ask',
  'cart.paid': 'who pays',
  'orders.refund': 'who pays',
  'notifications.mail.receipt': 'who pays',
  'notifications.mail.parcel': 'who pays',
  'notifications.mail.refund': 'who pays',
  'notifications.mail.plan_refund': 'who pays',
  'notifications.mail.trial_ends': 'who pays',
  'family.lead': 'adults and elders: minors have a lead of their own',
  'content.coach.adult': 'adults',
  'content.coach.elder': 'elders',
}
/** Of the pages above, those a child meets all the same. */
const childsToo = ['guardians.code', 'guardians.waits', 'guardians.again']
const isUnder = (key: string, beginning: string) =>
  key === beginning || key.startsWith(`${beginning}.`) || key.startsWith(`${beginning}_`)
/** Children have none of these, or their own; teens have them. */
const fromTeenOn = ['account.phone', 'content.suggestions', 'content.writing', 'content.reflections']

/**
 * Returns who the youngest is who reads a text. Keys may say so: `child`, `child_intro`, `title_child`,
 * `trust_child_1`, `content.coach.teen`. Without, it is a child, unless only grown-ups come there.
 */
export function readerOf(key: string): Reader {
  const names = (age: string) => key.split('.').some((part) => part.split('_').includes(age))
  const isFor = (beginnings: readonly string[]) => beginnings.some((one) => isUnder(key, one))
  if (ABOUT_A_CHILD.has(key)) return 'adult'
  if (names('child')) return 'child'
  if (names('teen')) return 'teen'
  if (isFor(childsToo)) return 'child'
  if (isFor(Object.keys(grownUpsOnly))) return 'adult'
  if (key.startsWith('content.') && ['adult', 'elder', 'grown'].some(names)) return 'adult'
  return isFor(fromTeenOn) ? 'teen' : 'child'
}

/** Returns the sentences of a text. A slot counts as one short word. */
export const sentencesOf = (text: string): string[] =>
  text
    .replace(/\{\{\w+\}\}/g, 'Ann')
    .split(/(?<=[.!?…][”"’)]?)\s+|\n+/)
    .filter((sentence) => /\p{L}/u.test(sentence))

/** Returns the words of a sentence. */
export const wordsOf = (sentence: string): string[] => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}’'.-]*/gu) ?? []
