import type { ComponentProps, ReactNode } from 'react'
import { buttonClasses, type ButtonShape } from './buttonShape.ts'

/** A link that looks like a button and loads a page (static pages, phone numbers, other sites). */
export function ButtonLink({
  look,
  size,
  wide,
  className,
  icon,
  children,
  ...rest
}: ComponentProps<'a'> & ButtonShape & { icon?: ReactNode }) {
  return (
    <a {...rest} className={buttonClasses({ look, size, wide }, className)}>
      {icon}
      {children}
    </a>
  )
}
