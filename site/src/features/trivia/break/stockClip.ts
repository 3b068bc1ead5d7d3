import { stockClipFiles, stockClips, type StockClip } from '#domain/trivia/stockClips.ts'
import type { ClipView } from '#domain/trivia/views.ts'
import type { Messages } from '../../../lib/messages.tsx'

/** A clip of ours as a break shows it, where no server chose one: in the demo. */
export function stockClip(t: Messages, name: StockClip, position: number): ClipView {
  const { seconds, tip } = stockClips[name]
  return {
    position,
    title: t(`trivia.play.${tip}_title`),
    tip: t(`trivia.play.${tip}`),
    seconds,
    ...stockClipFiles(name, t.locale),
    isFallback: false,
    foreign: null,
  }
}
