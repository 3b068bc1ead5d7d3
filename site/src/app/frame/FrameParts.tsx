import { lazy, Suspense, type ComponentType } from 'react'
import { CrashBoundary } from '../CrashBoundary.tsx'
import type { FramePart } from '../feature.ts'

const made = new Map<FramePart, ComponentType>()
function partOf(part: FramePart): ComponentType {
  let Part = made.get(part)
  if (!Part) made.set(part, (Part = lazy(async () => ({ default: await part() }))))
  return Part
}

/** The small parts that features add to the frame. They may come late, and one that breaks leaves quietly. */
export function FrameParts({ parts }: { parts: readonly FramePart[] }) {
  return parts.map((part, index) => {
    const Part = partOf(part)
    return (
      <CrashBoundary key={index} quiet>
        <Suspense>
          <Part />
        </Suspense>
      </CrashBoundary>
    )
  })
}
