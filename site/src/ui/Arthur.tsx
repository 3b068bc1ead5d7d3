/** Arthur, the coach: a lighthouse without a face. Always with the tag "AI coach" beside it. Size it by `className`. */
export function Arthur({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 96 96" aria-hidden="true">
      <path d="M8 70h80a40 24 0 0 1-80 0Z" fill="var(--float-band)" />
      <path d="M35 70 40 33h16l5 37Z" fill="var(--arthur-tower)" />
      <path d="M37.4 52.5h21.2l1.4 10H36Z" fill="var(--float-ink)" opacity=".18" />
      <path d="M34 28h28v6H34Z" fill="var(--arthur-ink)" />
      <path d="M41 13h14v15H41Z" fill="var(--lamp-glow)" />
      <path d="M38 13a10 9 0 0 1 20 0Z" fill="var(--arthur-ink)" />
      <path d="M14 18.5h18v4H14ZM64 18.5h18v4H64Z" fill="var(--lamp-glow)" />
    </svg>
  )
}
