import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import css from './Field.module.css'
import { Icon } from './Icon.tsx'

/** The sentence under a field that says what to change: icon, colour and text. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={css.error} id={id}>
      <Icon of={CircleAlert} />
      <span>{children}</span>
    </p>
  )
}
