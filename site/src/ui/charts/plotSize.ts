import { createContext } from 'react'

/** The size of every plot, in CSS pixels, where nothing can be measured: in tests. */
export const PlotSize = createContext<{ width: number; height: number } | null>(null)
