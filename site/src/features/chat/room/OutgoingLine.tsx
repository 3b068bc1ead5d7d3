import { CircleAlert } from 'lucide-react'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Row } from '../../../ui/layout.tsx'
import { StatusTag } from '../../../ui/StatusTag.tsx'
import css from './message.module.css'
import type { OutgoingItem } from './outgoing.ts'

type OutgoingLineProps = {
  item: OutgoingItem
  onRetry: () => void
  onRewrite: () => void
  onDiscard: () => void
}

/** A message on its way, or one that was not sent, with its text and what can be done. */
export function OutgoingLine({ item, onRetry, onRewrite, onDiscard }: OutgoingLineProps) {
  const t = useMessages()
  const { id, username } = usePerson()
  const { problem, message } = item
  return (
    <li className={classes(css.message, css.mine)} aria-busy={problem === null}>
      <Avatar id={id} className={css.flag ?? ''} />
      <div className={css.body}>
        <div className={css.head}>
          <b>
            <bdi>{username}</bdi>
          </b>
          <StatusTag>{t('chat.room.you')}</StatusTag>
          {problem === null && <span className={css.edited}>{t('chat.say.sending')}</span>}
        </div>
        <p className={css.words} dir="auto">
          {message}
        </p>
        {problem !== null && (
          <div className={css.problem} role="alert">
            <p>
              <Icon of={CircleAlert} />
              <span>
                <b>{titleOf()}</b> {detailOf()}
              </span>
            </p>
            <Row>
              {problem !== 'rejected' && (
                <Button look="line" size="small" onClick={onRetry}>
                  {t('chat.act.retry')}
                </Button>
              )}
              <Button look="text" onClick={onRewrite}>
                {t('chat.act.rewrite')}
              </Button>
              <Button look="text" onClick={onDiscard}>
                {t('chat.act.discard')}
              </Button>
            </Row>
          </div>
        )}
      </div>
    </li>
  )

  function titleOf(): string {
    if (problem === 'rejected') return `${t('chat.say.rejected')}.`
    if (problem === 'check_failed') return `${t('chat.say.check_failed')}.`
    return `${t('chat.error.send')}.`
  }
  function detailOf(): string {
    if (problem === 'rejected') return t('chat.say.rejected_text')
    if (problem === 'check_failed') return t('chat.say.check_failed_text')
    return problem === 'failed' ? t('chat.say.failed_text') : (item.words ?? t('chat.say.failed_text'))
  }
}
