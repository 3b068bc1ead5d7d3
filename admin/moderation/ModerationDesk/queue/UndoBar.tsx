import { fill } from '#messages/catalog.ts'
import type { DeskMessages } from '../types.ts'
import type { useUndo } from './useUndo.client.ts'

type Props = { undo: ReturnType<typeof useUndo>; words: DeskMessages; busy: boolean; onUndo: () => void }

/** Says what was decided, and takes it back for ten seconds. */
export function UndoBar({ undo: { undoable, seconds }, words, busy, onUndo }: Props) {
  return (
    <div role="status">
      {undoable && (
        <div className="ek-undo">
          <span>{undoable.text}</span>
          <button type="button" className="ek-button" disabled={busy} onClick={onUndo}>
            {words.undo}
          </button>
          <span aria-hidden="true">{fill(words.undo_left, { seconds })}</span>
        </div>
      )}
    </div>
  )
}
