import type { ReactNode } from 'react'

/** A box for what is wider than a phone. It scrolls sideways, by keys too, so it takes the focus and has a name. */
export function ScrollBox({ name, children }: { name: string; children: ReactNode }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="ek-scroll" role="region" aria-label={name} tabIndex={0}>
      {children}
    </div>
  )
}
