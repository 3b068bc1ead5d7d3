import { useMutation } from '@tanstack/react-query'
import type { ExportView } from '#domain/account/exportApi.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ProgressLine } from '../../../ui/ProgressLine.tsx'
import { StatusTag } from '../../../ui/StatusTag.tsx'
import { showToast } from '../../../ui/toasts.ts'
import css from '../settings/Settings.module.css'
import { dataQueries, isRunning } from './queries.ts'

const tones = {
  pending: 'plain',
  processing: 'plain',
  ready: 'good',
  expired: 'plain',
  failed: 'caution',
} as const

/** One copy: whose data, its state in a word, how far it is, and what can be done with it. */
export function CopyLine({ copy }: { copy: ExportView }) {
  const t = useMessages()
  const format = useFormat()
  const { id, child, state, progress, size, askedAt, expiresAt } = copy
  return (
    <li className={css.device}>
      <div>
        <p className={css.name}>
          {child === null ? t('dataCopy.mine') : t('dataCopy.of_child', { name: child.name })}
          <span role="status">
            <StatusTag tone={tones[state]}>{t(`dataCopy.state.${state}`)}</StatusTag>
          </span>
        </p>
        <p className="ek-soft ek-small">{t('dataCopy.asked_at', { date: format.date(askedAt) })}</p>
        {isRunning(state) && <ProgressLine value={progress} max={100} label={t('dataCopy.progress')} />}
        {state === 'ready' && size !== null && expiresAt !== null && (
          <p className="ek-soft">
            {t('dataCopy.until', { size: format.size(size), date: format.date(expiresAt) })}
          </p>
        )}
      </div>
      {state === 'ready' && <Download id={id} />}
      {state === 'failed' && <Retry id={id} />}
    </li>
  )
}

function Download({ id }: { id: string }) {
  const t = useMessages()
  const link = useMutation(dataQueries.link())
  const press = () =>
    link.mutate(
      { params: { id } },
      {
        // A file to download: the page stays.
        onSuccess: ({ path }) => save(path),
        onError: (error) =>
          showToast({ text: t('common.error.title'), detail: errorText(t, error), tone: 'bad' }),
      },
    )
  return (
    <Button look="line" size="small" busy={link.isPending && t('common.state.loading')} onClick={press}>
      {t('dataCopy.download')}
    </Button>
  )
}

function Retry({ id }: { id: string }) {
  const t = useMessages()
  const retry = useMutation(dataQueries.retry())
  const press = () =>
    retry.mutate(
      { params: { id } },
      {
        onError: (error) =>
          showToast({ text: t('common.error.title'), detail: errorText(t, error), tone: 'bad' }),
      },
    )
  return (
    <Button look="line" size="small" busy={retry.isPending && t('common.state.loading')} onClick={press}>
      {t('dataCopy.retry')}
    </Button>
  )
}

function save(path: string): void {
  Object.assign(document.createElement('a'), { href: path, download: '' }).click()
}
