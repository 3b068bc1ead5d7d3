import { PASSWORD_MAX } from '#domain/account/credentials.ts'
import {
  passwordProblemCodes,
  passwordProblems,
  PASSWORD_SCORE_MIN,
  type PasswordOwner,
  type PasswordProblem,
} from '#domain/account/password.ts'
import { isCommon } from './common.ts'
import { dictionaries } from './dictionaries.ts'

/** How good a new password is. */
export type PasswordVerdict = {
  /** 0 (guessed at once) to 4 (very strong). */
  score: 0 | 1 | 2 | 3 | 4
  /** What is wrong with it, in the order members read it; empty when nothing. */
  problems: PasswordProblem[]
  valid: boolean
}

/** The guesser reads this much: more costs far more time (it is quadratic) and a strong beginning stays strong. */
const GUESSER_READS = 64

/**
 * Judges a new password by all rules. The first call of a thread loads the dictionaries (about 0.2 s); later ones take
 * 2 to 60 ms of a core, so requests go through `judgePassword`. Only the first `PASSWORD_MAX` characters are looked at.
 */
export async function judge(password: string, owner: PasswordOwner = {}): Promise<PasswordVerdict> {
  const text = password.slice(0, PASSWORD_MAX)
  const { guesser, common } = await dictionaries()
  const known = [owner.email, owner.name, 'evenkeel'].filter((word) => word !== undefined)
  const words = known.map((word) => word.slice(0, PASSWORD_MAX))
  const guess = (tried: string) => guesser.check(tried, words).score
  const read = text.slice(0, GUESSER_READS)
  let score = guess(read)
  // A capital hides a sequence from the guesser ("Abcdefghij"), so what it likes is judged in lower case as well.
  if (score >= PASSWORD_SCORE_MIN) score = Math.min(score, guess(read.toLowerCase())) as typeof score
  const found = new Set(passwordProblems(text, owner))
  if (score < PASSWORD_SCORE_MIN) found.add('too_weak')
  if (isCommon(text, common)) found.add('too_common')
  return { score, problems: passwordProblemCodes.filter((code) => found.has(code)), valid: found.size === 0 }
}
