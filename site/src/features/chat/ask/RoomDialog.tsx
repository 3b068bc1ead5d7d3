import { WithMessages } from '../../../lib/WithMessages.tsx'
import type { RoomActions, RoomQuestion } from '../room/useRoomActions.ts'
import { BlockDialog } from './BlockDialog.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { ReportDialog } from './ReportDialog.tsx'

/** What a question over the room needs. */
export type AskProps = {
  question: RoomQuestion
  actions: RoomActions
  /** A member was blocked: what they wrote is to go. */
  onBlocked: (userId: string) => void
  onClose: () => void
}

/** The question over the room. */
export const RoomDialog = (props: AskProps) => (
  <WithMessages names={['chatAsk', 'moderation']}>
    {props.question.of === 'report' && <ReportDialog {...props} />}
    {props.question.of === 'block' && <BlockDialog {...props} />}
    {props.question.of === 'delete' && <DeleteDialog {...props} />}
  </WithMessages>
)
