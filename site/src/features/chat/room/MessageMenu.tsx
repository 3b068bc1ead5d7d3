import { Ellipsis } from 'lucide-react'
import { reactionKinds, type MessageView } from '#domain/chat/schema.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Menu, type MenuItem } from '../../../ui/Menu.tsx'
import { LaterPicture } from './LaterPicture.tsx'
import css from './message.module.css'
import { ReactionPicture } from './ReactionPicture.tsx'
import type { RoomActions } from './useRoomActions.ts'

type MessageMenuProps = { message: MessageView; name: string; actions: RoomActions; onEdit: () => void }

/** What can be done about a message: react, hide, block and report another's; edit and delete one's author's. */
export function MessageMenu({ message, name, actions, onEdit }: MessageMenuProps) {
  const t = useMessages()
  const items = message.isOwn ? ownItems() : otherItems()
  return (
    <Menu
      end
      className={css.more ?? ''}
      label={message.isOwn ? t('chat.act.more_own') : t('chat.act.more', { name })}
      items={items}
    >
      <Icon of={Ellipsis} />
    </Menu>
  )

  function ownItems(): MenuItem[] {
    const { editableUntil, note } = message
    // What staff asks to change has no end.
    const canEdit = editableUntil !== null && (note !== null || new Date(editableUntil) > new Date())
    return [
      ...(canEdit
        ? [{ key: 'edit', label: t('chat.act.edit'), icon: <LaterPicture of="edit" />, onSelect: onEdit }]
        : []),
      {
        key: 'delete',
        label: t('chat.act.delete'),
        icon: <LaterPicture of="delete" />,
        caution: true,
        onSelect: () => actions.ask({ of: 'delete', message }),
      },
    ]
  }

  function otherItems(): MenuItem[] {
    const { userId, isModerator, myReaction } = message
    return [
      ...reactionKinds.map((kind) => ({
        key: kind,
        label: t(`chat.reaction.${kind}`),
        icon: <ReactionPicture kind={kind} />,
        current: myReaction === kind,
        onSelect: () => actions.react(message, myReaction === kind ? null : kind),
      })),
      ...(userId
        ? [
            {
              key: 'hide',
              label: t('chat.act.hide'),
              icon: <LaterPicture of="hide" />,
              onSelect: () => actions.hide(userId),
            },
            {
              key: 'block',
              label: t('chat.act.block'),
              icon: <LaterPicture of="block" />,
              onSelect: () => actions.ask({ of: 'block', message }),
            },
          ]
        : []),
      ...(isModerator
        ? []
        : [
            {
              key: 'report',
              label: t('chat.act.report'),
              icon: <LaterPicture of="report" />,
              onSelect: () => actions.ask({ of: 'report', message }),
            },
          ]),
    ]
  }
}
