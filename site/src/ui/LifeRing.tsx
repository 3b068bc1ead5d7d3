/** The life ring: help, and nothing else. Size it by `className`. */
export function LifeRing({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 200 200" aria-hidden="true">
      <circle cx="100" cy="100" r="70" fill="none" stroke="var(--ring-white)" strokeWidth="52" />
      <circle
        cx="100"
        cy="100"
        r="70"
        fill="none"
        stroke="var(--help)"
        strokeWidth="52"
        strokeDasharray="54.98 54.98"
        strokeDashoffset="27.49"
      />
      <circle cx="100" cy="100" r="97" fill="none" stroke="var(--ring-rope)" strokeWidth="3" />
      <circle cx="100" cy="100" r="43" fill="none" stroke="var(--ring-rope)" strokeWidth="3" />
    </svg>
  )
}
