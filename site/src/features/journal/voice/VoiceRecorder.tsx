import { Mic, Pause, Play, Square } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { v7 } from 'uuid'
import { isMinor } from '#domain/account/ageGroup.ts'
import { VOICE_BYTES_MAX, VOICE_SECONDS } from '#domain/journal/voice.ts'
import { WithMessages } from '../../../lib/WithMessages.tsx'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Row } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { toBase64 } from './base64.ts'
import { clock } from '#domain/journal/clock.ts'
import { Level } from './Level.tsx'
import { ListenUnsent } from './Listen.tsx'
import { RemoveRecording } from './RemoveDialog.tsx'
import { dropUnsent, keepUnsent, unsentOf, type Unsent } from './unsent.ts'
import { canRecord, useRecorder, type Recorded } from './useRecorder.ts'
import css from './voice.module.css'

type VoiceRecorderProps = {
  entryId: string
  /** Hears whether a note waits; it is sent once the entry is stored. */
  onChange: (hasVoice: boolean) => void
}

/** The part of the sheet where a voice note is recorded, heard again and thrown away. */
export function VoiceRecorder(props: VoiceRecorderProps) {
  return (
    <WithMessages names={['voice']}>
      <Part {...props} />
    </WithMessages>
  )
}

function Part({ entryId, onChange }: VoiceRecorderProps) {
  const t = useMessages()
  const person = usePerson()
  const [note, setNote] = useState(() => unsentOf(person.id, entryId))
  const [isKept, setKept] = useState(true)
  const [isFull, setFull] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const [isReading, setReading] = useState(false)
  const noteId = useRef('')
  const box = useRef<HTMLDivElement>(null)

  const keep = async ({ blob, seconds }: Recorded): Promise<Unsent> => {
    const next = { id: noteId.current, audio: await toBase64(blob), type: blob.type, seconds }
    setKept(await keepUnsent(person.id, entryId, next))
    onChange(true)
    return next
  }
  const recorder = useRecorder({
    onPart: (recorded) => void keep(recorded).catch(() => {}),
    onDone: (recorded, isWhole) => {
      setFull(isWhole)
      setReading(true)
      keep(recorded)
        .then(setNote, () => setBroken(true))
        .finally(() => setReading(false))
    },
  })
  const { state, seconds, stream } = recorder
  const isUnderWay = state === 'recording' || state === 'paused'
  // The button that was pressed is gone: the focus goes to the one in its place.
  const stage = note ? 'ready' : isUnderWay || isReading ? 'under way' : 'idle'
  const before = useRef(stage)
  useEffect(() => {
    if (before.current === stage) return
    before.current = stage
    const part = stage === 'ready' ? null : box.current?.querySelector('button')
    ;(part ?? box.current)?.focus()
  }, [stage])

  const start = () => {
    noteId.current = v7()
    setFull(false)
    setBroken(false)
    void recorder.start()
  }
  const limits = { minutes: VOICE_SECONDS / 60, size: VOICE_BYTES_MAX / 1_000_000 }
  return (
    <div className={css.voice} ref={box} tabIndex={-1} role="group" aria-label={t('voice.title')}>
      <p className="ek-small ek-soft">
        {canRecord() || note
          ? t(isMinor(person.ageGroup) ? 'voice.limits_minor' : 'voice.limits', limits)
          : t('voice.none')}
      </p>
      {state === 'denied' && (
        <Notice tone="caution" title={t('voice.failed.microphone')} live>
          {t('voice.failed.microphone_text')}
        </Notice>
      )}
      {(state === 'failed' || isBroken) && (
        <Notice tone="caution" title={t('voice.failed.recording')} live>
          {t('voice.failed.recording_text')}
        </Notice>
      )}
      {stage === 'idle' && canRecord() && (
        <Button
          look="line"
          icon={<Icon of={Mic} />}
          busy={state === 'asking' && t('common.state.loading')}
          onClick={start}
        >
          {t('voice.record')}
        </Button>
      )}
      {isUnderWay && (
        <>
          <Row>
            <Button icon={<Icon of={Square} />} onClick={recorder.stop}>
              {t('voice.stop')}
            </Button>
            {state === 'recording' ? (
              <Button look="line" icon={<Icon of={Pause} />} onClick={recorder.pause}>
                {t('voice.pause')}
              </Button>
            ) : (
              <Button look="line" icon={<Icon of={Play} />} onClick={recorder.resume}>
                {t('voice.resume')}
              </Button>
            )}
          </Row>
          <div className={css.line}>
            <b role="status">{t(state === 'recording' ? 'voice.recording' : 'voice.paused')}</b>
            {stream && <Level stream={stream} isPaused={state === 'paused'} />}
            <span role="timer" className={css.time}>
              {t('voice.elapsed', { time: clock(seconds), whole: clock(VOICE_SECONDS) })}
            </span>
          </div>
        </>
      )}
      {note && (
        <>
          <Row>
            <ListenUnsent note={note} />
            <RemoveRecording
              isSent={false}
              onRemove={() => {
                dropUnsent(person.id, entryId)
                setNote(null)
                onChange(false)
              }}
            />
          </Row>
          <p className="ek-small ek-soft" role="status">
            {isFull && `${t('voice.full')} `}
            {t('voice.ready')} {t(isKept ? 'voice.kept' : 'voice.not_kept')}
          </p>
        </>
      )}
    </div>
  )
}
