import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Row } from '../../../ui/layout.tsx'
import css from './orders.module.css'
import { orderWrites } from './queries.ts'

/** Looks through paid orders for files that are missing. Source: docs/rules/store.md D-157. */
export function Restore() {
  const t = useMessages()
  const [note, setNote] = useState('')
  const restore = useMutation(orderWrites.restore)
  const start = () =>
    restore.mutate(
      {},
      {
        onSuccess: ({ restored }) =>
          setNote(
            restored > 0
              ? t('orders.library.restored', { count: restored })
              : t('orders.library.nothing_missing'),
          ),
        onError: () => setNote(t('orders.library.restore_failed')),
      },
    )
  return (
    <Row className={classes(css.restore)}>
      <Button look="line" busy={restore.isPending && t('orders.library.restoring')} onClick={start}>
        {t('orders.library.restore')}
      </Button>
      <span className={css.soft}>{t('orders.library.restore_hint')}</span>
      <p role="status">{note}</p>
    </Row>
  )
}
