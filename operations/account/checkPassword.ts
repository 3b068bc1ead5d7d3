import type { PasswordOwner } from '#domain/account/password.ts'
import type { Turn } from '#services/passwords/gate.ts'
import { judgePassword } from '#services/passwords/strength.ts'
import { busyMeansLater } from './busy.ts'

/** How strong a password is. `problems` are message keys, first reason first. Nothing is stored or logged. @throws Failure `account.error.busy` */
export async function checkPassword(
  password: string,
  owner: PasswordOwner,
  turn: Turn,
): Promise<{ score: number; problems: string[]; valid: boolean }> {
  const { score, problems, valid } = await busyMeansLater(() => judgePassword(password, owner, turn))
  return { score, valid, problems: problems.map((problem) => `account.password.${problem}`) }
}
