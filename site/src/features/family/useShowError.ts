import { errorText } from '../../lib/errorText.ts'
import { useMessages } from '../../lib/messages.tsx'
import { showToast } from '../../ui/toasts.ts'

/** Shows 'Error' with the server's message. Source: docs/rules/site.md S-000-8. */
export function useShowError(): (error: unknown) => void {
  const t = useMessages()
  return (error) => showToast({ text: t('common.error.title'), detail: errorText(t, error), tone: 'bad' })
}
