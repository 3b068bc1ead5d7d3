/** Three flags run up a line: one for each session. */
export function TriviaFlags({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 220 170" aria-hidden="true">
      <path d="M24 6v158" stroke="var(--boat-mast)" strokeWidth="7" strokeLinecap="round" />
      <path d="M28 14h74l-14 17 14 17H28Z" fill="var(--paint-coral)" />
      <path d="M28 58h118l-16 18 16 18H28Z" fill="var(--paint-sea)" />
      <path d="M28 104h176l-18 19 18 19H28Z" fill="var(--paint-sun)" />
      <path d="M46 31a8 8 0 0 1 16 0a8 8 0 0 1-16 0Z" fill="var(--flag-white)" />
      <path
        d="M46 76a8 8 0 0 1 16 0a8 8 0 0 1-16 0ZM78 76a8 8 0 0 1 16 0a8 8 0 0 1-16 0Z"
        fill="var(--flag-white)"
      />
      <path
        d="M46 123a8 8 0 0 1 16 0a8 8 0 0 1-16 0ZM80 123a8 8 0 0 1 16 0a8 8 0 0 1-16 0ZM114 123a8 8 0 0 1 16 0a8 8 0 0 1-16 0Z"
        fill="var(--paint-coral)"
      />
    </svg>
  )
}
