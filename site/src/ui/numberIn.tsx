import type { ReactNode } from 'react'

/** A sentence with its `{{number}}` as an unbroken left-to-right span, as phone numbers are read everywhere. */
export function numberIn(
  sentence: string,
  number: string,
  wrap?: (number: ReactNode) => ReactNode,
): ReactNode {
  const [before, after] = sentence.split('{{number}}')
  const span = <span className="ek-ltr">{number}</span>
  return (
    <>
      {before}
      {wrap ? wrap(span) : span}
      {after}
    </>
  )
}
