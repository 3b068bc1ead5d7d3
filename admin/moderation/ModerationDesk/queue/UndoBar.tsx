import { fill } from '#messages/catalog.ts'
import type { DeskMessages } from '../types.ts'
import type { useUndo } from './useUndo.client.ts'

type Props = { undo: ReturnType<typeof useUndo>; messages: DeskMessages; busy: boolean; onUndo: () => void }

/** Shows what was decided, and takes it back for ten seconds. */
export function UndoBar({ undo: { undoable, seconds }, messages, busy, onUndo }: Props) {
  return (
    <div role="status">
      {undoable && (
        <div className="ek-undo">
          <span>{undoable.text}</span>
          <button type="button" className="ek-button" disabled={busy} onClick={onUndo}>
            {messages.undo}
          </button>
          <span aria-hidden="true">{fill(messages.undo_left, { seconds })}</span>
        </div>
      )}
    </div>
  )
}
