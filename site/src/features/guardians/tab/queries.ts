import { accountApi } from '#domain/account/api.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { keyOf, read, write } from '../../../lib/query.ts'

/** What guardians, children and teens read and change about each other. */
export const guardianQueries = {
  whoSees: () => read(guardianApi.whoSees),
  shareMoods: () => write(guardianApi.shareMoods, [keyOf(guardianApi.whoSees), keyOf(accountApi.me)]),
  children: () => read(guardianApi.children),
  revoke: () => write(guardianApi.revokeChild, [keyOf(guardianApi.children), keyOf(guardianApi.preferences)]),
  confirm: () =>
    write(guardianApi.confirmChild, [keyOf(guardianApi.children), keyOf(guardianApi.preferences)]),
  answer: () => write(guardianApi.answerRequest, [keyOf(guardianApi.children)]),
  preferences: () => read(guardianApi.preferences),
}
