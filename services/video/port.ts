import type { StockClip } from '#domain/trivia/stockClips.ts'
import type { Locale } from '#messages'

/** What is looked for. */
export type VideoRequest = { topics: readonly string[]; locale: Locale }
/** A video that could be a break: one of ours, or one of YouTube with captions, from 30 to 60 seconds. */
export type FoundVideo =
  | { source: 'hosted'; clip: StockClip }
  | { source: 'youtube'; videoId: string; title: string; channel: string; seconds: number }

/** Finds short videos for breaks. */
export type VideoFinder = {
  readonly kind: 'curated' | 'youtube'
  /** At most ten videos. @throws VideoError */
  find(request: VideoRequest): Promise<FoundVideo[]>
}

/** The service behind the port gave no list of videos. */
export class VideoError extends Error {
  override readonly name = 'VideoError'
}
