/** The mark: a low sun over a hull that reads as the letter e. Decoration; the link around it carries the name. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 96 96" aria-hidden="true">
      <use href="#brand-mark" />
    </svg>
  )
}

/** Mark and name in one drawing. Decoration; the link around it carries the name. */
export function Wordmark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 558 96" aria-hidden="true">
      <use href="#brand-wordmark" />
    </svg>
  )
}
