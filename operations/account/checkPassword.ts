import type { PasswordOwner } from '#domain/account/password.ts'
import { judgePassword } from '#services/passwords/strength.ts'

/** How strong a password is. `problems` are message keys, first reason first. Nothing is stored or logged. */
export async function checkPassword(
  password: string,
  owner: PasswordOwner,
): Promise<{ score: number; problems: string[]; valid: boolean }> {
  const { score, problems, valid } = await judgePassword(password, owner)
  return { score, valid, problems: problems.map((problem) => `account.password.${problem}`) }
}
