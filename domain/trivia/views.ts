import { z } from 'zod/mini'
import { TriviaCardView } from './cardApi.ts'

/** How far a break was seen or read. */
export const BreakView = z.object({ position: z.number(), seconds: z.number(), completed: z.boolean() })
export type BreakView = z.output<typeof BreakView>

/** A video of another house, for adults alone: `frame` is the page of ours that shows it. */
const ForeignClipView = z.object({
  frame: z.string(),
  title: z.string(),
  tip: z.string(),
  seconds: z.number(),
  channel: z.string(),
})
export type ForeignClipView = z.output<typeof ForeignClipView>

/** A break of the weekend with the clip we host. */
const ClipView = z.object({
  position: z.number(),
  title: z.string(),
  tip: z.string(),
  seconds: z.number(),
  video: z.string(),
  captions: z.string(),
  /** One of our own that stands in, because staff approved none for the caller. */
  isFallback: z.boolean(),
  foreign: z.nullable(ForeignClipView),
})
export type ClipView = z.output<typeof ClipView>

/** The weekend as the player shows it. */
export const WeekendView = z.object({
  ...TriviaCardView.shape,
  /** The language of the questions; null without any. */
  language: z.nullable(z.string()),
  clips: z.array(ClipView),
  breaks: z.array(BreakView),
  animations: z.boolean(),
  /** Whether others of the caller's families may add them to a team game. */
  passPhone: z.boolean(),
})
export type WeekendView = z.output<typeof WeekendView>

/** What an answer led to: the option that counts, the right one, and why. */
const Answered = z.object({
  choice: z.string(),
  isCorrect: z.boolean(),
  correct: z.string(),
  explanation: z.string(),
})
export type Answered = z.output<typeof Answered>

/** A question without its answer; `answered` once it has one. */
export const QuestionView = z.object({
  number: z.number(),
  q: z.string(),
  options: z.array(z.object({ id: z.string(), text: z.string(), emoji: z.optional(z.string()) })),
  answered: z.nullable(Answered),
})
export type QuestionView = z.output<typeof QuestionView>

/** A session that is played. */
export const PlayView = z.object({
  weekKey: z.string(),
  session: z.number(),
  language: z.string(),
  questions: z.array(QuestionView),
  /** Points so far. */
  score: z.number(),
})
export type PlayView = z.output<typeof PlayView>

/** The reply to an answer, with the points of the session so far. */
export const AnswerView = z.object({ ...Answered.shape, score: z.number() })
export type AnswerView = z.output<typeof AnswerView>

/** The caller's own weekends. */
export const ScoreboardView = z.object({
  weeks: z.array(z.object({ weekKey: z.string(), sessions: z.number(), score: z.number() })),
  streak: z.number(),
  longest: z.number(),
})
export type ScoreboardView = z.output<typeof ScoreboardView>

/** Why a question is reported. */
export const reportReasons = ['wrong', 'unclear', 'unkind', 'other'] as const
