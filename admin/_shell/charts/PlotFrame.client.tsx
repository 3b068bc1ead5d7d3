'use client'

import { use, type ReactNode } from 'react'
import { ResponsiveContainer } from 'recharts'
import { PlotSize } from './plotSize.client.ts'

/** A plot as large as the box around it. */
export function PlotFrame({ children }: { children: ReactNode }) {
  const size = use(PlotSize)
  return (
    <ResponsiveContainer width={size?.width ?? '100%'} height={size?.height ?? '100%'}>
      {children}
    </ResponsiveContainer>
  )
}
