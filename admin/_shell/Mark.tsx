/** The mark: the sun over the level, the hull under it. Decoration beside a name. */
export function Mark({ className = 'ek-mark' }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 96 96" aria-hidden="true">
      <path d="M4 45a44 44 0 0 1 88 0H76.5a28.5 28.5 0 0 0-57 0Z" fill="var(--mark-sun)" />
      <path d="M4 50h88a44 44 0 0 1-.9 8.5H51v9.5h36.2A44 44 0 0 1 4 50Z" fill="var(--mark-hull)" />
    </svg>
  )
}
