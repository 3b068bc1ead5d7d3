import type { AgeGroup } from '../account/ageGroup.ts'
import { FIRST_VERSION, legalDocuments, newestFirst, type LegalDocument, type Reading } from './documents.ts'

/** What a member ticks. `parental` is for children alone. Source: docs/rules/legal.md S-001-5. */
export const consentBoxes = ['not_therapy', 'terms', 'guidelines', 'parental'] as const
/** A box a member ticks. */
export type ConsentBox = (typeof consentBoxes)[number]
/** The documents a box agrees to. The parental box agrees to none: it is the guardian's yes. */
export const boxDocuments: Readonly<Record<ConsentBox, readonly LegalDocument[]>> = {
  not_therapy: ['safety'],
  terms: ['terms', 'privacy'],
  guidelines: ['guidelines'],
  parental: [],
}

/** Version by document. */
export type Versions = Readonly<Partial<Record<LegalDocument, string>>>
/** Why a child's parental box does not count: no guardian has confirmed it yet, or one took it back. */
export const guardianWaits = ['unconfirmed', 'withdrawn'] as const
/** Why a child's parental box does not count. */
export type GuardianWait = (typeof guardianWaits)[number]

/** What is stored about a member's consent. */
export type StoredConsent = {
  readonly ageGroup: AgeGroup | null
  /** What they said at sign-up; counts until the age is known. */
  readonly claimedAgeGroup: AgeGroup | null
  readonly agreed: Versions
  readonly parental: {
    readonly isTicked: boolean
    readonly isConfirmed: boolean
    readonly isWithdrawn: boolean
  }
}
/** What a member still has to agree to. */
export type MissingConsent = {
  /** Documents whose version in force the member has not agreed to. */
  readonly documents: readonly LegalDocument[]
  /** Boxes to tick, in their order. */
  readonly boxes: readonly ConsentBox[]
  /** Some version was agreed to before: a new one is asked about. */
  readonly isAgain: boolean
  /** Set while a child's parental box does not count. The child can do nothing about it but ask. */
  readonly waitsForGuardian: GuardianWait | null
}

/** Returns what a member still has to agree to, or null when their consent is current. */
export function missingLegalConsent(stored: StoredConsent, inForce: Versions): MissingConsent | null {
  const { agreed, parental } = stored
  const documents = legalDocuments.filter((name) => agreed[name] !== (inForce[name] ?? FIRST_VERSION))
  const isChild = needsParentalBox(stored)
  const boxes = consentBoxes.filter((box) =>
    box === 'parental'
      ? isChild && !parental.isTicked
      : boxDocuments[box].some((name) => documents.includes(name)),
  )
  const waitsForGuardian =
    isChild && !parental.isConfirmed ? (parental.isWithdrawn ? 'withdrawn' : 'unconfirmed') : null
  if (boxes.length === 0 && waitsForGuardian === null) return null
  return { documents, boxes, isAgain: Object.keys(agreed).length > 0, waitsForGuardian }
}

/** Children under 13 alone; a teen never has the box. Source: docs/rules/legal.md D-010. */
export const needsParentalBox = (person: Pick<StoredConsent, 'ageGroup' | 'claimedAgeGroup'>): boolean =>
  groupOf(person) === 'child'

/** The wording a member is shown. Source: docs/rules/legal.md X-7. */
export function readingOf(person: Pick<StoredConsent, 'ageGroup' | 'claimedAgeGroup'>): Reading {
  const group = groupOf(person)
  return group === 'child' || group === 'teen' ? group : 'adult'
}

const groupOf = ({ ageGroup, claimedAgeGroup }: Pick<StoredConsent, 'ageGroup' | 'claimedAgeGroup'>) =>
  ageGroup ?? claimedAgeGroup

/** Versions that came after the one a member agreed to, newest first; none for a member who never agreed. */
export const versionsSince = <V extends { version: string }>(
  versions: readonly V[],
  agreed: string | undefined,
): V[] =>
  agreed === undefined
    ? []
    : versions.filter((one) => newestFirst(one, { version: agreed }) < 0).sort(newestFirst)

/**
 * One version for all documents, or each of them in the order of `legalDocuments`. Source: docs/rules/legal.md D-012.
 */
export function versionLabel(versions: Versions): string {
  const all = legalDocuments.flatMap((name) => versions[name] ?? [])
  return new Set(all).size === 1 ? all[0]! : all.join('/')
}

/** Reads the versions in force as the session's statement gives them: `guidelines 1.0.0,privacy 1.0.0`. */
export const versionsIn = (listed: string): Versions =>
  Object.fromEntries(
    listed
      .split(',')
      .filter((one) => one !== '')
      .map((one) => one.split(' ') as [LegalDocument, string]),
  )
