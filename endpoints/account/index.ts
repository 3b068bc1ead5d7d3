import type { Served } from '#endpoints/_kit/serve.ts'
import { changePassword } from './changePassword.ts'
import { checkPassword } from './checkPassword.ts'
import { disable } from './disable.ts'
import { enroll } from './enroll.ts'
import { askFactorReset, decideReset, factorResets } from './factorResets.ts'
import { factors } from './factors.ts'
import { me } from './me.ts'
import { profile } from './profile.ts'
import { openLink } from './openLink.ts'
import { phone, removePhone, startPhone, verifyPhone } from './phone.ts'
import { recoveryState } from './recoveryState.ts'
import { requestCode, resendCode } from './requestCode.ts'
import { requestLink } from './requestLink.ts'
import { reset } from './reset.ts'
import { resetPassword } from './resetPassword.ts'
import { revokeAllSessions } from './revokeAllSessions.ts'
import { revokeOtherSessions } from './revokeOtherSessions.ts'
import { revokeSession } from './revokeSession.ts'
import { saveDisplayPreferences } from './saveDisplayPreferences.ts'
import { secondFactor } from './secondFactor.ts'
import { sessions } from './sessions.ts'
import { setAnalyticsConsent } from './setAnalyticsConsent.ts'
import { setFocusAreas } from './setFocusAreas.ts'
import { setLanguage } from './setLanguage.ts'
import { signIn } from './signIn.ts'
import { signOut } from './signOut.ts'
import { signUp } from './signUp.ts'
import { startOver } from './startOver.ts'
import { updateProfile } from './updateProfile.ts'
import { verify } from './verify.ts'
import { verifyCode } from './verifyCode.ts'
import { sendVerification, verifyEmail } from './verifyEmail.ts'

/** Everything this feature serves. */
export const accountEndpoints: Served[] = [
  me,
  signUp,
  signIn,
  secondFactor,
  signOut,
  checkPassword,
  changePassword,
  sessions,
  revokeSession,
  revokeOtherSessions,
  revokeAllSessions,
  setLanguage,
  setFocusAreas,
  factors,
  enroll,
  verify,
  startOver,
  disable,
  reset,
  factorResets,
  askFactorReset,
  decideReset,
  profile,
  updateProfile,
  saveDisplayPreferences,
  setAnalyticsConsent,
  recoveryState,
  requestCode,
  resendCode,
  verifyCode,
  requestLink,
  openLink,
  resetPassword,
  sendVerification,
  verifyEmail,
  phone,
  startPhone,
  verifyPhone,
  removePhone,
]
