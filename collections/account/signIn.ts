import { productOnly } from '#domain/account/access.ts'
import { instant, integer, text, userField, yesNo } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'

/** Signed-in devices. Only the SHA-256 of a token is stored. */
export const Sessions = systemCollection({
  slug: 'sessions',
  rules: productOnly,
  fields: [
    userField(),
    text('tokenHash', { required: true, unique: true, max: 64 }),
    text('deviceId', { max: 64 }),
    text('userAgent', { max: 400 }),
    text('address', { max: 64 }),
    instant('lastSeenAt', { required: true }),
    instant('expiresAt', { required: true, index: true }),
    instant('factorAt'),
  ],
})

/** Sign-ins whose password was right and whose second factor is awaited. */
export const SignInChallenges = systemCollection({
  slug: 'sign-in-challenges',
  rules: productOnly,
  fields: [
    userField(),
    text('tokenHash', { required: true, unique: true, max: 64 }),
    text('deviceId', { max: 64 }),
    instant('expiresAt', { required: true, index: true }),
  ],
})

/** Second factors (TOTP). The secret is encrypted with a key of the installation. */
export const MfaFactors = systemCollection({
  slug: 'mfa-factors',
  rules: productOnly,
  indexes: [{ fields: ['user', 'friendlyName'], unique: true }],
  fields: [
    userField(),
    text('friendlyName', { required: true, max: 80 }),
    text('sealedSecret', { required: true, max: 400 }),
    instant('verifiedAt'),
    integer('lastStep'),
  ],
})

/** One-time codes for a member who lost the authenticator; keyed hashes. */
export const MfaRecoveryCodes = systemCollection({
  slug: 'mfa-recovery-codes',
  rules: productOnly,
  indexes: [{ fields: ['user', 'codeHash'], unique: true }],
  fields: [userField(), text('codeHash', { required: true, max: 64 }), instant('usedAt')],
})

/** Six-digit codes that were sent, as keyed hashes. `purpose` says for what. */
export const VerificationCodes = systemCollection({
  slug: 'verification-codes',
  rules: productOnly,
  indexes: [{ fields: ['purpose', 'user', 'createdAt'] }],
  fields: [
    userField(),
    text('purpose', { required: true, max: 30 }),
    text('contact', { required: true, max: 255 }),
    text('codeHash', { required: true, max: 64 }),
    instant('expiresAt', { required: true, index: true }),
    instant('usedAt'),
    yesNo('superseded'),
  ],
})

/**
 * Ways back into an account: a code or a link that was asked for. There is a row for an unknown contact too, with no
 * user, so that both cost the same. `tokenHash` is the browser that asked; the contact itself is kept as a keyed hash
 * only.
 */
export const RecoveryRequests = systemCollection({
  slug: 'recovery-requests',
  rules: productOnly,
  indexes: [{ fields: ['contactHash', 'createdAt'] }],
  fields: [
    userField('user', false),
    text('kind', { required: true, max: 5 }),
    text('contactHash', { required: true, max: 64 }),
    text('tokenHash', { unique: true, max: 64 }),
    text('codeHash', { max: 64 }),
    text('linkHash', { unique: true, max: 64 }),
    instant('expiresAt', { required: true, index: true }),
    instant('verifiedAt'),
    instant('usedAt'),
  ],
})

/** Browsers an account has had a session in. A row outlives its session. */
export const KnownDevices = systemCollection({
  slug: 'known-devices',
  rules: productOnly,
  timestamps: false,
  indexes: [{ fields: ['user', 'deviceId'], unique: true }],
  fields: [
    userField(),
    text('deviceId', { required: true, max: 64 }),
    instant('firstSeenAt', { required: true }),
    instant('lastSeenAt', { required: true }),
  ],
})

/** Second factors of staff that one colleague asked to reset and another decides. */
export const FactorResets = systemCollection({
  slug: 'factor-resets',
  rules: productOnly,
  timestamps: false,
  fields: [
    userField(),
    userField('askedBy'),
    instant('askedAt', { required: true }),
    instant('expiresAt', { required: true, index: true }),
    userField('decidedBy', false),
    instant('decidedAt'),
    { name: 'agreed', type: 'checkbox' },
  ],
})
