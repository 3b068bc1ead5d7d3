import { ArrowLeft } from 'lucide-react'
import { useMessages } from '../../../lib/messages.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import css from './legal.module.css'

/** Leads back to the page before, with the page's small script; without it, to `href`. */
export function BackLink({ href }: { href: string }) {
  const t = useMessages()
  return (
    <a className={css.back} href={href} data-back>
      <Icon of={ArrowLeft} flip />
      {t('pages.legal.back')}
    </a>
  )
}
