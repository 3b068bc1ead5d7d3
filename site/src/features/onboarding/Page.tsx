/** A written page with its level lines, flat like everything here. */
export function Page({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 96 96" aria-hidden="true">
      <path d="M18 8h60v66c0 8-13 14-30 14s-30-6-30-14Z" fill="var(--paint-rain)" />
      <path d="M22 12h52v58c0 6-11 11-26 11s-26-5-26-11Z" fill="var(--flag-white)" />
      <path
        d="M30 28h36M30 40h36M30 52h22"
        stroke="var(--float-ink)"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  )
}
