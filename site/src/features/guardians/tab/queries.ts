import { accountApi } from '#domain/account/api.ts'
import { deletionApi } from '#domain/account/deletionApi.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { legalConsentApi } from '#domain/legal/consentApi.ts'
import { keyOf, read, write } from '../../../lib/query.ts'

/** What guardians, children and teens read and change about each other. */
export const guardianQueries = {
  whoSees: () => read(guardianApi.whoSees),
  shareMoods: () => write(guardianApi.shareMoods, [keyOf(guardianApi.whoSees), keyOf(accountApi.readPerson)]),
  children: () => read(guardianApi.children),
  revoke: () =>
    write(guardianApi.revokeGuardian, [
      keyOf(guardianApi.children),
      keyOf(guardianApi.readGuardianPreferences),
    ]),
  confirm: () =>
    write(guardianApi.confirmGuardian, [
      keyOf(guardianApi.children),
      keyOf(guardianApi.readGuardianPreferences),
    ]),
  answer: () => write(guardianApi.decideRequest, [keyOf(guardianApi.children)]),
  answerParental: () => write(legalConsentApi.answerParental, [keyOf(guardianApi.children)]),
  agreeToRooms: () => write(guardianApi.agreeToRooms, [keyOf(guardianApi.children)]),
  deletions: () => read(deletionApi.childDeletions),
  requestDeletion: () =>
    write(deletionApi.requestChildDeletion, [keyOf(guardianApi.children), keyOf(deletionApi.childDeletions)]),
  undoDeletion: () =>
    write(deletionApi.undoChildDeletion, [keyOf(guardianApi.children), keyOf(deletionApi.childDeletions)]),
  preferences: () => read(guardianApi.readGuardianPreferences),
}
