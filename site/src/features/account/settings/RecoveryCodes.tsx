import { Download, Printer } from 'lucide-react'
import { useEffect } from 'react'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { CopyButton } from './CopyButton.tsx'
import css from './Settings.module.css'

/** The recovery codes, this once. They leave the page only when the member says that they are kept. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useMessages()
  useEffect(() => {
    // A closed window would take the codes with it.
    const stay = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', stay)
    return () => window.removeEventListener('beforeunload', stay)
  }, [])
  const text = `${t('account.mfa.recovery_title')}\n\n${codes.join('\n')}\n`
  return (
    <Stack className={css.sheet}>
      <h3>{t('account.mfa.recovery_title')}</h3>
      <p>{t('account.mfa.recovery_intro')}</p>
      <ul className={css.codes} dir="ltr" data-testid="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Row>
        <CopyButton text={text} label={t('account.mfa.recovery_copy')} />
        <Button look="text" icon={<Icon of={Printer} />} onClick={() => window.print()}>
          {t('account.mfa.recovery_print')}
        </Button>
        <Button look="text" icon={<Icon of={Download} />} onClick={() => saveAsFile(text)}>
          {t('account.mfa.recovery_download')}
        </Button>
      </Row>
      <p>
        <Button onClick={onKept}>{t('account.mfa.recovery_done')}</Button>
      </p>
    </Stack>
  )
}

function saveAsFile(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: 'evenkeel-codes.txt' })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
