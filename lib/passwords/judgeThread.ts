import type { PasswordOwner } from '#domain/account/password.ts'
import { judge, type PasswordVerdict } from './judge.ts'

/** What the thread is asked. */
export type Judged = { password: string; owner: PasswordOwner }

/** Runs in a thread of its own; see `strength.ts`. */
export default ({ password, owner }: Judged): Promise<PasswordVerdict> => judge(password, owner)
