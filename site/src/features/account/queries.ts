import { accountApi, mfaApi } from '#domain/account/api.ts'
import { settingsApi } from '#domain/account/settingsApi.ts'
import { contactApi } from '#domain/account/contactApi.ts'
import { deletionApi } from '#domain/account/deletionApi.ts'
import { keyOf, read, write } from '../../lib/query.ts'

const me = keyOf(accountApi.readPerson)
const factors = keyOf(mfaApi.listFactors)
const sessions = keyOf(accountApi.listSessions)
const phone = keyOf(contactApi.phone)

/** What settings read and write. A second factor also changes what `person` says, and which devices are signed in. */
export const accountQueries = {
  sessions: () => read(accountApi.listSessions),
  endSession: () => write(accountApi.revokeSession, [sessions]),
  endOthers: () => write(accountApi.revokeOtherSessions, [sessions]),
  changePassword: () => write(accountApi.changePassword, [sessions]),
  setFocusAreas: () => write(accountApi.setFocusAreas, [me]),
  profile: () => read(settingsApi.readProfile),
  updateProfile: () => write(settingsApi.updateProfile, [keyOf(settingsApi.readProfile), me]),
  setAnalyticsConsent: () => write(settingsApi.setAnalyticsConsent, [me]),
  phone: () => read(contactApi.phone),
  startPhone: () => write(contactApi.startPhone, []),
  verifyPhone: () => write(contactApi.verifyPhone, [phone]),
  removePhone: () => write(contactApi.removePhone, [phone]),
  factors: () => read(mfaApi.listFactors),
  enroll: () => write(mfaApi.enroll, []),
  verify: () => write(mfaApi.verify, [factors, me, sessions]),
  startOver: () => write(mfaApi.forgetEnrolment, [factors]),
  disable: () => write(mfaApi.disable, [factors, me]),
  requestDeletion: () => write(deletionApi.requestDeletion, []),
  reset: () => write(mfaApi.reset, [factors, me]),
}
