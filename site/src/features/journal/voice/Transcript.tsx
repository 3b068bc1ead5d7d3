import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod/mini'
import { BODY_MAX, type EntryView } from '#domain/journal/schema.ts'
import { transcriptSources, type TranscriptSource } from '#domain/journal/voice.ts'
import { voiceApi } from '#domain/journal/voiceApi.ts'
import { openWhenDanger } from '../../moderation/index.ts'
import { fileAt } from '../../../lib/call.ts'
import { useDraft } from '../../../lib/draft.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { read, write } from '../../../lib/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Row } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { journalKey } from '../queries.ts'
import { base64Of } from './base64.ts'
import css from './voice.module.css'

const TranscriptDraft = z.object({ words: z.string(), by: z.enum(transcriptSources) })
type TranscriptDraft = z.output<typeof TranscriptDraft>

const isSource = (by: string | null): by is TranscriptSource =>
  (transcriptSources as readonly (string | null)[]).includes(by)

/** The transcript: who wrote it down, and the way to change it. */
export function Transcript({ entry, mayWrite }: { entry: EntryView; mayWrite: boolean }) {
  const t = useMessages()
  const { id: personId } = usePerson()
  const initial: TranscriptDraft = {
    words: entry.transcript ?? '',
    by: isSource(entry.transcriptBy) ? entry.transcriptBy : 'member',
  }
  const draft = useDraft({
    key: `journal.${personId}.transcript.${entry.id}`,
    schema: TranscriptDraft,
    initial,
    isNone: ({ words }, base) => words === base.words,
  })
  const [isOpen, setOpen] = useState(false)
  const isEditing = mayWrite && (isOpen || draft.isTouched)
  return (
    <>
      <h3>{t('voice.transcript')}</h3>
      {isEditing ? (
        <Editor entry={entry} draft={draft} onClose={() => setOpen(false)} />
      ) : (
        <>
          {entry.transcript && (
            <>
              <p className={css.words} dir="auto">
                {entry.transcript}
              </p>
              {entry.transcriptBy !== 'member' && (
                <p className="ek-small ek-soft">
                  {t(
                    entry.transcriptBy === 'machine' ? 'voice.transcript_machine' : 'voice.transcript_edited',
                  )}
                </p>
              )}
            </>
          )}
          {mayWrite && (
            <Row>
              <Button look="line" onClick={() => setOpen(true)}>
                {t(entry.transcript ? 'voice.transcript_edit' : 'voice.transcript_type')}
              </Button>
              {entry.audioUrl !== null && entry.transcript === null && (
                <Ask
                  audioUrl={entry.audioUrl}
                  onText={(text) => draft.change({ words: text, by: 'machine' })}
                />
              )}
            </Row>
          )}
        </>
      )}
    </>
  )
}

type EditorProps = {
  entry: EntryView
  draft: ReturnType<typeof useDraft<TranscriptDraft>>
  onClose: () => void
}

function Editor({ entry, draft, onClose }: EditorProps) {
  const t = useMessages()
  const person = usePerson()
  const { words: text, by } = draft.value
  const save = useMutation({
    ...write(voiceApi.saveTranscript, [journalKey], { repeatable: true }),
    onSuccess: ({ heavyWords }) => {
      draft.forget()
      onClose()
      if (!heavyWords) showToast({ text: t('voice.transcript_saved'), tone: 'good' })
    },
  })
  const isTooLong = text.trim().length > BODY_MAX
  const send = () => {
    if (isTooLong) return
    void openWhenDanger({ id: `${entry.id}.said.${entry.version}`, text, person })
    save.mutate({ params: { id: entry.id }, body: { version: entry.version, words: text.trim(), by } })
  }
  return (
    <div className={css.editor}>
      <Field
        label={<span className="ek-sr">{t('voice.transcript')}</span>}
        hint={`${by === 'member' ? '' : `${t('voice.transcript_machine')} ${t('voice.check')} `}${t('voice.transcript_hint')}`}
        error={isTooLong ? t('common.field.too_big') : undefined}
      >
        <TextArea
          dir="auto"
          rows={5}
          max={BODY_MAX}
          value={text}
          autoComplete="off"
          onChange={(event) =>
            draft.change({ words: event.target.value, by: by === 'member' ? 'member' : 'edited' })
          }
        />
      </Field>
      {save.error && (
        <Notice tone="caution" title={t('voice.failed.transcript')} live>
          {errorText(t, save.error)}
        </Notice>
      )}
      <Row>
        <Button busy={save.isPending && t('common.action.saving')} onClick={send}>
          {t('common.action.save')}
        </Button>
        <Button
          look="text"
          onClick={() => {
            draft.forget()
            onClose()
          }}
        >
          {t('common.action.cancel')}
        </Button>
      </Row>
    </div>
  )
}

/** Has a recording written down by a machine outside, and asks before each. Shows why not where that cannot be. */
function Ask({ audioUrl, onText }: { audioUrl: string; onText: (text: string) => void }) {
  const t = useMessages()
  const { data } = useQuery(read(voiceApi.transcription))
  const [isAsked, setAsked] = useState(false)
  const transcribe = useMutation({
    ...write(voiceApi.transcribeAudio),
    onSuccess: ({ text }) => onText(text),
    onError: (error) => showToast({ text: errorText(t, error), tone: 'bad' }),
  })
  const [isFetching, setFetching] = useState(false)
  const send = async () => {
    setAsked(false)
    setFetching(true)
    try {
      const audio = base64Of(await fileAt(audioUrl))
      transcribe.mutate({ body: { audio } })
    } catch {
      showToast({ text: t('voice.error.transcription_failed'), tone: 'bad' })
    } finally {
      setFetching(false)
    }
  }
  if (!data) return null
  if (data.state !== 'ready')
    return (
      <p className="ek-small ek-soft">
        {t(data.state === 'guardian_needed' ? 'voice.needs_guardian' : 'voice.not_connected')}
      </p>
    )
  return (
    <>
      <Button
        look="text"
        busy={(isFetching || transcribe.isPending) && t('voice.asking')}
        onClick={() => setAsked(true)}
      >
        {t('voice.ask')}
      </Button>
      <Dialog
        alert
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('voice.ask_title')}
        actions={
          <>
            <Button look="line" onClick={() => setAsked(false)}>
              {t('voice.ask_no')}
            </Button>
            <Button onClick={() => void send()}>{t('voice.ask_yes')}</Button>
          </>
        }
      >
        <p>{t('voice.ask_text')}</p>
      </Dialog>
    </>
  )
}
