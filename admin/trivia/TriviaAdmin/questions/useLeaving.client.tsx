import { useState, type ReactNode } from 'react'
import { Confirm } from '#admin/_shell/Confirm.tsx'
import type { DeskMessages } from '../types.ts'

type Leaving = {
  /** Leaves at once, or asks first while something typed is not saved. */
  leave: () => void
  /** The question, beside the dialog it is about. */
  asking: ReactNode
}

/** Asks before a dialog with unsaved text closes, whichever way: Escape, its button, or the browser's own. */
export function useLeaving(isUnsaved: boolean, messages: DeskMessages, onLeave: () => void): Leaving {
  const [isAsking, setAsking] = useState(false)
  const { title, text, keep, discard } = messages.questions.leave
  return {
    leave: () => (isUnsaved ? setAsking(true) : onLeave()),
    asking: (
      <Confirm
        isOpen={isAsking}
        title={title}
        text={text}
        confirm={discard}
        cancel={keep}
        onCancel={() => setAsking(false)}
        onConfirm={onLeave}
      />
    ),
  }
}
