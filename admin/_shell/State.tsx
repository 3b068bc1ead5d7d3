import { CircleCheck, CircleMinus, CircleX, TriangleAlert } from 'lucide-react'

const icons = { ok: CircleCheck, warn: TriangleAlert, bad: CircleX, quiet: CircleMinus }

/** A state as icon and word; colour alone never says it. */
export function State({ kind, children }: { kind: keyof typeof icons; children: string }) {
  const Icon = icons[kind]
  return (
    <span className={`ek-state ek-state--${kind}`}>
      <Icon aria-hidden="true" />
      {children}
    </span>
  )
}
