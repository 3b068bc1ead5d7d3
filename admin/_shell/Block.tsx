import type { ReactNode } from 'react'

/** A part of a page under a ruled heading. `aside` says briefly how things stand. */
export function Block({
  id,
  title,
  aside,
  children,
}: {
  id: string
  title: string
  aside?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="ek-block" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {aside !== undefined && <p>{aside}</p>}
      </header>
      {children}
    </section>
  )
}
