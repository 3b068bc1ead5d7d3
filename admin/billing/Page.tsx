import type { ReactNode } from 'react'

/** A page about the payment provider under its heading. */
export function Page({ texts, children }: { texts: { title: string; intro: string }; children: ReactNode }) {
  return (
    <div className="ek-page">
      <div className="ek-title">
        <h1>{texts.title}</h1>
        <p>{texts.intro}</p>
      </div>
      {children}
    </div>
  )
}
