import type { ConsentView } from '#domain/legal/consentView.ts'
import { boxDocuments, consentBoxes, type ConsentBox } from '#domain/legal/consent.ts'
import { legalDocuments, legalPaths, type LegalDocument, type Reading } from '#domain/legal/documents.ts'
import { legalConsentApi } from '#domain/legal/consentApi.ts'
import { en } from '#messages/en/index.ts'
import type { AskedConsent } from '#site/features/legal/index.ts'
import type { FakeApi } from './fakeApi.ts'

/** What `/me` says of a member who never agreed. */
export const neverAgreed = (isChild = false): ConsentView => ({
  missing: [...legalDocuments],
  boxes: consentBoxes.filter((box) => isChild || box !== 'parental'),
  isAgain: false,
  ...(isChild && { waitsForGuardian: 'unconfirmed' as const }),
})

/** What is asked of a member who misses some documents. */
export function askedFor(
  { missing, boxes, isAgain }: Pick<ConsentView, 'missing' | 'boxes' | 'isAgain'>,
  reading: Reading = 'adult',
  { version = '1.0.0', changes = [] as AskedConsent['documents'][number]['changes'] } = {},
): AskedConsent {
  const documentOf = (document: LegalDocument) => ({
    document,
    title: en.legal.document[document],
    version,
    effectiveOn: '2026-11-23',
    path: `${legalPaths[document]}?reading=${reading}`,
    agreed: isAgain ? '1.0.0' : null,
    changes,
  })
  const boxOf = (box: ConsentBox) => ({
    box,
    documents: boxDocuments[box].filter((name) => missing.includes(name)),
  })
  return { reading, isAgain, boxes: boxes.map(boxOf), documents: missing.map(documentOf) }
}

/** Answers that nothing is left to agree to: for screens whose consent is not what a test is about. */
export const nothingToAgree = (api: FakeApi): FakeApi =>
  api.on(legalConsentApi.asked, () => askedFor({ missing: [], boxes: [], isAgain: false }))
