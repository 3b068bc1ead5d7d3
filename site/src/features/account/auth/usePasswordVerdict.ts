import { useCallback, useEffect, useState } from 'react'
import { accountApi } from '#domain/account/api.ts'
import { PASSWORD_MAX } from '#domain/account/credentials.ts'
import { passwordProblemCodes, passwordProblems, type PasswordProblem } from '#domain/account/password.ts'
import { call } from '../../../lib/call.ts'
import { useLatest } from '../../../lib/useLatest.ts'

/** Strength as the server judges it: 0, guessed at once, to 4, very strong. */
export type Score = 0 | 1 | 2 | 3 | 4
/** The server's word on one password of one owner. */
type Judged = { of: string; score: Score; problems: PasswordProblem[] }
/** What is known of a password as it is typed. */
export type PasswordVerdict = {
  /** The last score the server gave; 0 for an empty password. */
  score: Score
  /** Everything wrong with the password as far as it is known now, first reason first. */
  problems: readonly PasswordProblem[]
  /** The server has judged exactly this password. */
  isJudged: boolean
  /** Everything wrong with it, asked anew if need be; null when the server could not be asked. */
  judge: () => Promise<Pick<Judged, 'score' | 'problems'> | null>
}

/** Milliseconds after the last key before the server is asked. Source: docs/rules/account.md S-000-5. */
const DEBOUNCE_MS = 150

/**
 * Judges a password while it is typed: the written rules at once, strength and dictionaries by the server, because they
 * would be ten times the size of this page.
 */
export function usePasswordVerdict(
  password: string,
  { email, name }: { email: string | undefined; name: string | undefined },
): PasswordVerdict {
  const [judged, setJudged] = useState<Judged | null>(null)
  const of = JSON.stringify([password, email, name])
  const current = useLatest(of)

  const ask = useCallback(
    async (signal?: AbortSignal): Promise<Judged> => {
      const owner = { email: email?.slice(0, 255), name: name?.slice(0, 60) }
      const answer = await call(accountApi.checkPassword, { body: { password, ...owner } }, signal)
      const verdict = { of, score: asScore(answer.score), problems: answer.problems.flatMap(asProblem) }
      if (current.current === of) setJudged(verdict)
      return verdict
    },
    [password, email, name, of, current],
  )
  const askable = password.length > 0 && password.length <= PASSWORD_MAX
  useEffect(() => {
    if (!askable) return
    const stop = new AbortController()
    // A failed check is no news: the written rules go on, and the server judges again at the end.
    const timer = setTimeout(() => void ask(stop.signal).catch(() => {}), DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [ask, askable])

  const isJudged = judged?.of === of
  const judge = async () => {
    if (isJudged) return judged
    return askable ? ask().catch(() => null) : null
  }
  return {
    score: password === '' ? 0 : (judged?.score ?? 0),
    problems: isJudged ? judged.problems : passwordProblems(password, { email, name }),
    isJudged,
    judge,
  }
}

const asScore = (score: number): Score => Math.min(4, Math.max(0, Math.round(score))) as Score
const asProblem = (key: string): PasswordProblem[] =>
  passwordProblemCodes.filter((code) => key === `account.password.${code}`)
