import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { buttonClasses, type ButtonShape } from './buttonShape.ts'

/** A link that looks like a button and goes to another screen of the app. */
export function ButtonTo({
  look,
  size,
  wide,
  className,
  icon,
  children,
  ...rest
}: LinkProps & ButtonShape & { icon?: ReactNode }) {
  return (
    <Link {...rest} className={buttonClasses({ look, size, wide }, className)}>
      {icon}
      {children}
    </Link>
  )
}
