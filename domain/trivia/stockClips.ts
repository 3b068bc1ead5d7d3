/**
 * Our own clips for breaks, their length in seconds, and the tip that says the same in words. `npm run clips` draws
 * them.
 */
export const stockClips = {
  breathing: { seconds: 30, tip: 'tip_1' },
  horizon: { seconds: 45, tip: 'tip_2' },
  shoulders: { seconds: 45, tip: 'tip_3' },
} as const
/** A clip of ours. */
export type StockClip = keyof typeof stockClips
/** Our clips, in the order breaks take them. */
export const stockClipNames = ['breathing', 'horizon', 'shoulders'] as const satisfies readonly StockClip[]

const WEEK_MS = 7 * 86_400_000

/**
 * The clip of ours for a break where staff approved none. The two of a weekend differ, and the next weekend brings
 * another pair.
 */
export function stockClipFor(weekKey: string, position: number): StockClip {
  const weeks = Math.round(Date.parse(`${weekKey}T00:00:00Z`) / WEEK_MS)
  return stockClipNames[(weeks * 2 + position) % stockClipNames.length]!
}

/** Where a clip of ours and its captions are. */
export const stockClipFiles = (name: StockClip, locale: string): { video: string; captions: string } => ({
  video: `/clips/${name}.mp4`,
  captions: `/clips/${name}.${locale}.vtt`,
})
