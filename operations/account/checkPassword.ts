import type { PasswordOwner } from '#domain/account/password.ts'
import type { Priority } from '#lib/passwords/semaphore.ts'
import { judgePassword } from '#lib/passwords/strength.ts'
import { busyMeansLater } from './busy.ts'

/**
 * How strong a password is. `problems` are message keys, first reason first. Nothing is stored or logged. @throws
 * OperationError `account.error.busy`
 */
export async function checkPassword(
  password: string,
  owner: PasswordOwner,
  priority: Priority,
): Promise<{ score: number; problems: string[]; valid: boolean }> {
  const { score, problems, valid } = await busyMeansLater(() => judgePassword(password, owner, priority))
  return { score, valid, problems: problems.map((problem) => `account.password.${problem}`) }
}
