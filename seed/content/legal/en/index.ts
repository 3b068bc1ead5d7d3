import type { LegalName } from '#domain/legal/documents.ts'
import type { LegalWording } from '../wording.ts'
import { guidelines } from './guidelines.ts'
import { inclusion } from './inclusion.ts'
import { privacy } from './privacy.ts'
import { refunds } from './refunds.ts'
import { safety } from './safety.ts'
import { shipping } from './shipping.ts'
import { terms } from './terms.ts'

/** Every legal text in this language. */
export const texts: Readonly<Record<LegalName, LegalWording>> = {
  terms,
  privacy,
  guidelines,
  safety,
  inclusion,
  shipping,
  refunds,
}
