import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { EntryView } from '#domain/journal/schema.ts'
import { voiceApi } from '#domain/journal/voiceApi.ts'
import { WithMessages } from '../../../lib/WithMessages.tsx'
import { errorText, fieldText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { write } from '../../../lib/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { journalKey } from '../queries.ts'
import { Listen, ListenUnsent } from './Listen.tsx'
import { RemoveRecording } from './RemoveDialog.tsx'
import { Transcript } from './Transcript.tsx'
import { dropUnsent, unsentOf } from './unsent.ts'
import css from './voice.module.css'

type VoiceProps = { entry: EntryView; mayWrite: boolean }

/** The voice note of a stored entry and its transcript; a note that waits on this device is sent from here. */
export function VoiceOfEntry(props: VoiceProps) {
  return (
    <WithMessages names={['voice']}>
      <section className={css.voice}>
        <Sound {...props} />
        {(props.entry.audioUrl !== null || props.entry.transcript !== null) && <Transcript {...props} />}
      </section>
    </WithMessages>
  )
}

function Sound({ entry, mayWrite }: VoiceProps) {
  const t = useMessages()
  const { id: personId } = usePerson()
  const [note, setNote] = useState(() => unsentOf(personId, entry.id))
  const send = useMutation({
    ...write(voiceApi.saveVoice, [journalKey], { repeatable: true }),
    onSuccess: () => {
      dropUnsent(personId, entry.id)
      setNote(null)
      showToast({ text: t('voice.sent'), tone: 'good' })
    },
  })
  const remove = useMutation({
    ...write(voiceApi.deleteVoice, [journalKey], { repeatable: true }),
    onSuccess: () => showToast({ text: t('voice.removed'), tone: 'good' }),
    onError: (error) =>
      showToast({ text: t('voice.failed.remove'), detail: errorText(t, error), tone: 'bad' }),
  })
  const { mutate, isIdle } = send
  useEffect(() => {
    if (note && isIdle && mayWrite)
      mutate({ params: { id: entry.id }, body: { id: note.id, audio: note.audio } })
  }, [note, isIdle, mayWrite, mutate, entry.id])

  if (note)
    return (
      <>
        <h3>{t('voice.title')}</h3>
        <Row>
          <ListenUnsent note={note} />
          <RemoveRecording
            isSent={false}
            onRemove={() => {
              dropUnsent(personId, entry.id)
              setNote(null)
            }}
          />
        </Row>
        {send.isPending && <p role="status">{t('voice.sending')}</p>}
        {send.error && (
          <Notice tone="caution" title={t('voice.failed.send')} live>
            <p>{fieldText(t, send.error, 'body.audio') ?? errorText(t, send.error)}</p>
            <Button
              look="line"
              onClick={() => mutate({ params: { id: entry.id }, body: { id: note.id, audio: note.audio } })}
            >
              {t('common.action.retry')}
            </Button>
          </Notice>
        )}
      </>
    )
  if (entry.audioUrl === null) return null
  return (
    <>
      <h3>{t('voice.title')}</h3>
      <Row>
        <Listen src={entry.audioUrl} />
        <RemoveRecording
          isSent
          busy={remove.isPending && t('common.state.loading')}
          onRemove={() => remove.mutate({ params: { id: entry.id } })}
        />
      </Row>
    </>
  )
}
