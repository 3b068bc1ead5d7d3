import { Copy } from 'lucide-react'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { showToast } from '../../../ui/toasts.ts'

/** Copies a text. Where the browser forbids it, it shows that: the text is on the page. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useMessages()
  const copy = () => {
    const copied = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
    copied.then(
      () => showToast({ text: t('account.mfa.copied'), tone: 'good' }),
      () => showToast({ text: t('account.mfa.copy_failed'), tone: 'bad' }),
    )
  }
  return (
    <Button look="text" icon={<Icon of={Copy} />} onClick={copy}>
      {label}
    </Button>
  )
}
