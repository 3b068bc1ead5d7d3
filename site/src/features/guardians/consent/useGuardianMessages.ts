import { usePerson } from '../../../lib/person.ts'
import { useMessages } from '../../../lib/messages.tsx'

type Word =
  | 'title'
  | 'intro'
  | 'code_intro'
  | 'email'
  | 'email_hint'
  | 'why_text'
  | 'declined'
  | 'revoked'
  | 'next_read'
  | 'next_start'

/**
 * Messages of this page in the reading level of the person: children read about mum and dad, teens about a guardian.
 */
export function useGuardianMessages(): (word: Word) => string {
  const t = useMessages()
  const isChild = usePerson().ageGroup === 'child'
  return (word) => t(isChild ? `guardians.code.child_${word}` : `guardians.code.${word}`)
}
