import type { PersonView } from '#domain/account/views.ts'
import { openCareFor } from '../../../lib/care.ts'

const fetchReader = () => import('#domain/moderation/readDangerByWords.ts')

/**
 * Fetches the reader for danger and the panel while the member writes: both are there when they are needed, without a
 * connection too.
 */
export function prepareCare(): void {
  void Promise.all([fetchReader(), import('./CrisisPanel.tsx')]).catch(() => {})
}

type Written = { id: string; text: string; person: Pick<PersonView, 'ageGroup' | 'language'> }

/**
 * Reads on the device what the member is about to send, as the server will: the panel of help comes before any answer
 * and without a connection. Without the reader, the server's answer opens it.
 */
export async function openWhenDanger({ id, text, person }: Written): Promise<void> {
  if (text.trim() === '') return
  const reader = await fetchReader().catch(() => null)
  const asked = { locale: person.language, ageGroup: person.ageGroup }
  if (reader?.readDangerByWords(text, asked).isDanger) openCareFor(id, 'keeping')
}
