import { z } from 'zod/mini'
import { ageGroups } from '../account/ageGroup.ts'
import { contract } from '../api/contract.ts'
import { sanctionKinds } from '../chat/standing.ts'
import { safetyCategories } from './categories.ts'
import { deskActions, HOURS_MAX } from './ladder.ts'
import { itemSources, severities } from './queue.ts'

/** Items on a page of the queue. */
export const QUEUE_PAGE = 50
/** Longest note to an author, and longest reason, in characters. */
export const NOTE_MAX = 500
/** Longest appeal, and longest answer, in characters. */
export const APPEAL_MAX = 1_000

const instant = z.iso.datetime()
const Words = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))

/** An item as the queue lists it: never its words. */
export const QueueItem = z.object({
  id: z.string(),
  source: z.enum(itemSources),
  category: z.enum(safetyCategories),
  severity: z.enum(severities),
  ageGroup: z.nullable(z.enum(ageGroups)),
  /** Members who reported it. */
  reports: z.number(),
  createdAt: instant,
  dueAt: instant,
  /** Who has it at the moment, and until when. */
  claim: z.nullable(z.object({ isMine: z.boolean(), name: z.string(), until: instant })),
  /** A colleague asked for a ban; a second person decides. */
  isBanAsked: z.boolean(),
})
export type QueueItem = z.output<typeof QueueItem>

/** An item a moderator opened. */
export const DeskItem = z.extend(QueueItem, {
  /** The pseudonym of the member it is about. */
  username: z.nullable(z.string()),
  /** How often each category was reported. */
  reported: z.array(z.object({ category: z.enum(safetyCategories), count: z.number() })),
  /** What counts at the moment: weights of the last 180 days. */
  strikes: z.number(),
  /** Null where a member may be in danger: help comes, no sanction. */
  suggested: z.nullable(z.enum(sanctionKinds)),
  actions: z.array(z.enum(deskActions)),
  /** The caller asked for the ban, so another person decides about it. */
  isOwnBan: z.boolean(),
  /** Whether the desk may show the words; private ones are not read here. */
  hasWords: z.boolean(),
})
export type DeskItem = z.output<typeof DeskItem>

/** Stands for the words of a message as a moderator read them. */
const WordsMark = z.string().check(z.maxLength(60))
/** The words of an item with those around it, and how many severe items the moderator uncovered today. */
export const RevealedWords = z.object({
  words: z.nullable(z.string()),
  /** A decision that shows the words names it: nothing is shown that the moderator did not read. */
  mark: z.nullable(WordsMark),
  around: z.array(
    z.object({ id: z.string(), username: z.string(), words: z.string(), isSubject: z.boolean() }),
  ),
  severeToday: z.number(),
})
export type RevealedWords = z.output<typeof RevealedWords>

/** A decision that was made. */
export const DecidedItem = z.object({
  id: z.string(),
  source: z.enum(itemSources),
  category: z.enum(safetyCategories),
  severity: z.enum(severities),
  action: z.enum(deskActions),
  hours: z.nullable(z.number()),
  username: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  decidedAt: instant,
  isReversed: z.boolean(),
  mayReverse: z.boolean(),
})
export type DecidedItem = z.output<typeof DecidedItem>

/** An appeal that waits for an answer. */
export const DeskAppeal = z.object({
  id: z.string(),
  item: DecidedItem,
  message: z.string(),
  createdAt: instant,
  /** False for who decided, who asked for the ban, and the member themselves. */
  mayAnswer: z.boolean(),
})
export type DeskAppeal = z.output<typeof DeskAppeal>

/** Figures of the desk. `days` has the last 14, oldest first. */
export const DeskFigures = z.object({
  open: z.object({ urgent: z.number(), high: z.number(), medium: z.number(), low: z.number() }),
  overdue: z.number(),
  appeals: z.number(),
  days: z.array(z.object({ day: z.string(), arrived: z.number(), decided: z.number() })),
  /** Median minutes from arrival to decision, of the last 14 days; null without decisions. */
  medianMinutes: z.nullable(z.number()),
  severeToday: z.number(),
})
export type DeskFigures = z.output<typeof DeskFigures>

const id = z.strictObject({ id: z.uuid() })
const ok = z.object({ ok: z.literal(true) })
const staff = { auth: 'staff', limit: 'desk' } as const

/**
 * The moderators' desk. Each call asks for the permission `moderation.decide`. Source: docs/rules/moderation.md
 * B-desk.
 */
export const deskApi = {
  /** By severity, deadline and age. `cursor` is the last item of the page before. */
  queue: contract({
    ...staff,
    method: 'get',
    path: '/staff/moderation/items',
    query: z.strictObject({
      cursor: z.optional(z.uuid()),
      source: z.optional(z.enum(itemSources)),
      severity: z.optional(z.enum(severities)),
    }),
    output: z.object({ items: z.array(QueueItem), next: z.nullable(z.string()) }),
  }),
  /** Claims the first free item. Severe ones only where the moderator agreed to see them. */
  claimNext: contract({
    ...staff,
    method: 'post',
    path: '/staff/moderation/claims',
    body: z.strictObject({ withSevere: z.boolean() }),
    output: z.object({ item: z.nullable(DeskItem) }),
  }),
  /** Claims an item for ten minutes, or claims it on. */
  claim: contract({
    ...staff,
    method: 'post',
    path: '/staff/moderation/items/:id/claim',
    params: id,
    body: z.strictObject({}),
    output: z.object({ item: DeskItem }),
    errors: { 'desk.error.taken': 409 },
  }),
  /** Gives an item back to the queue. */
  release: contract({
    ...staff,
    method: 'delete',
    path: '/staff/moderation/items/:id/claim',
    params: id,
    output: ok,
  }),
  /** Uncovers the words of a claimed item; each time is noted. */
  reveal: contract({
    ...staff,
    method: 'post',
    path: '/staff/moderation/items/:id/reveal',
    params: id,
    body: z.strictObject({}),
    output: RevealedWords,
    errors: { 'desk.error.not_claimed': 409 },
  }),
  /** Decides a claimed item. A ban waits for a second person: `waits` is true until they agreed. */
  decide: contract({
    ...staff,
    method: 'post',
    path: '/staff/moderation/items/:id/decision',
    params: id,
    body: z.strictObject({
      action: z.enum(deskActions),
      note: z.optional(Words(NOTE_MAX)),
      reason: z.optional(Words(NOTE_MAX)),
      hours: z.optional(z.int().check(z.minimum(1), z.maximum(HOURS_MAX))),
      /** The mark of the words the moderator read. Approving a held message needs it. */
      read: z.optional(WordsMark),
    }),
    output: z.object({ waits: z.boolean(), undoUntil: z.nullable(instant) }),
    errors: {
      'desk.error.not_claimed': 409,
      'desk.error.not_read': 409,
      'desk.error.second_person': 409,
      'desk.error.not_for_this': 422,
    },
  }),
  /** Takes a decision back before anyone was notified. */
  undo: contract({
    ...staff,
    method: 'post',
    path: '/staff/moderation/items/:id/undo',
    params: id,
    body: z.strictObject({}),
    output: z.object({ item: DeskItem }),
    errors: { 'desk.error.too_late': 409 },
  }),
  /** Takes a decision back later: words come back, sanctions end, the member is notified. */
  reverse: contract({
    ...staff,
    method: 'post',
    path: '/staff/moderation/items/:id/reversal',
    params: id,
    body: z.strictObject({}),
    output: ok,
    errors: { 'desk.error.not_reversible': 409 },
  }),
  /** The latest decisions. */
  latestDecisions: contract({
    ...staff,
    method: 'get',
    path: '/staff/moderation/decisions',
    output: z.object({ items: z.array(DecidedItem) }),
  }),
  /** Open appeals, oldest first. */
  openAppeals: contract({
    ...staff,
    method: 'get',
    path: '/staff/moderation/appeals',
    output: z.object({ appeals: z.array(DeskAppeal) }),
  }),
  /** Answers an appeal. Overturning takes the decision back. */
  answerAppeal: contract({
    ...staff,
    method: 'post',
    path: '/staff/moderation/appeals/:id',
    params: id,
    body: z.strictObject({ overturn: z.boolean(), reply: Words(APPEAL_MAX) }),
    output: ok,
    errors: { 'desk.error.other_moderator': 409, 'desk.error.answered': 409 },
  }),
  figures: contract({
    ...staff,
    method: 'get',
    path: '/staff/moderation/figures',
    output: DeskFigures,
  }),
}
