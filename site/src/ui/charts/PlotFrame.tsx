import { use, type ReactNode } from 'react'
import { ResponsiveContainer } from 'recharts'
import { classes } from '../classes.ts'
import css from './PlotFrame.module.css'
import { PlotSize } from './plotSize.ts'

/** A plot as large as the box its class gives it. On paper it is scaled, because nothing is measured there. */
export function PlotFrame({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const size = use(PlotSize)
  return (
    <div className={classes(css.frame, className)}>
      <ResponsiveContainer width={size?.width ?? '100%'} height={size?.height ?? '100%'}>
        {children}
      </ResponsiveContainer>
    </div>
  )
}
