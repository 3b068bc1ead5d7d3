import type { Actor } from '#domain/access/actor.ts'
import { chatApi } from '#domain/chat/api.ts'
import { applyWatched } from '#domain/chat/applyWatched.ts'
import {
  holdForPerson,
  isDanger,
  judgeMessage,
  withoutPersonal,
  type Verdict,
} from '#domain/chat/judgeMessage.ts'
import { assessText } from '#domain/moderation/assessText.ts'
import { readProfanity } from '#domain/moderation/profanity/readProfanity.ts'
import { readDanger, type Danger } from '#domain/moderation/readDanger.ts'
import { findWatched, strictest } from '#domain/moderation/watchedWords.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { isOn } from '#operations/flags/isOn.ts'
import { activeWords } from '#operations/moderation/watched/activeWords.ts'
import { secondOpinion } from '#operations/moderation/secondOpinion.ts'
import type { Services } from '#services'

/** What becomes of a message, and what follows for its author. */
export type Assessed = {
  readonly verdict: Exclude<Verdict, { kind: 'rejected' }>
  /** Leads to help and, of minors, to staff. */
  readonly danger: Danger
  readonly hasPersonal: boolean
  /** Has a watched word: where it is posted, staff looks later. */
  readonly isWatched: boolean
  /** A wording without personal data, where there are some. */
  readonly suggestion: string | null
}
/** The readers of a text; tests break them. */
export type Readers = { assess: typeof assessText; readDanger: typeof readDanger }

/** What is read, and whether a moderator of the room wrote it. */
type Written = { readonly text: string; readonly isModerator: boolean }

/**
 * Reads a message before anything is stored, and outside of a transaction: the second opinion may take two seconds.
 * @throws OperationError `rooms.error.rejected`, `rooms.error.check_failed`
 */
export async function assessMessage(
  services: Pick<Services, 'safety' | 'db'>,
  actor: Actor,
  { text, isModerator }: Written,
  readers: Readers = { assess: assessText, readDanger },
): Promise<Assessed> {
  const { ageGroup, locale } = actor
  const read = readByRules(text, actor, readers)
  let isOpinionMissing = false
  const level = await secondOpinion(services, {
    actor,
    text,
    level: read.danger.level,
    onMissing: () => {
      isOpinionMissing = true
    },
  })
  const { profanity, personal } = read.assessment
  const hasPersonal = personal.length > 0
  const known = { level, isAtHome: read.danger.isAtHome }
  const action = strictest(findWatched(text, await activeWords(services.db, locale ?? 'en')))
  const judged = judgeMessage({
    ...known,
    text,
    ageGroup,
    profanity,
    listed: read.listed,
    hasPersonal,
    isOpinionMissing,
  })
  const watched = applyWatched({ verdict: judged, action, text, ageGroup, isDanger: isDanger(known) })
  // A moderator is a person who has read it.
  const isTrusted = isModerator || (await isOn(services.db, 'ff.room_safety'))
  const verdict = isTrusted
    ? watched
    : holdForPerson(watched, { text, hasPersonal, isDanger: isDanger(known) })
  if (verdict.kind === 'rejected') throw operationErrorOf(chatApi.send, 'rooms.error.rejected')
  return {
    verdict,
    danger: { ...known, isDanger: isDanger(known) },
    hasPersonal,
    isWatched: action !== null,
    suggestion: verdict.kind === 'held' && hasPersonal ? withoutPersonal(text, personal) || null : null,
  }

  function readByRules(words: string, writer: Actor, { assess, readDanger: readFor }: Readers) {
    try {
      const assessment = assess(words, { locale: locale ?? 'en', ageGroup: ageGroup ?? 'adult' })
      // The lists are part of the assessment: they are asked alone only where it found something.
      const isClean = assessment.profanity.severity === 'none'
      const listed = isClean ? 'none' : readProfanity(words).severity
      return { assessment, listed, danger: readFor(words, writer, assessment.risk) }
    } catch {
      throw operationErrorOf(chatApi.send, 'rooms.error.check_failed')
    }
  }
}
