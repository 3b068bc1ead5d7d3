import { ArrowLeft } from 'lucide-react'
import { Icon } from '../../ui/Icon.tsx'
import css from './BackLink.module.css'

/** Leads back to the page before, with the page's small script; without it, to `href`. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <a className={css.back} href={href} data-back>
      <Icon of={ArrowLeft} flip />
      {label}
    </a>
  )
}
