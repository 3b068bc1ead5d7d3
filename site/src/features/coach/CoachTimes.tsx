import { useState, type FormEvent, type ReactNode } from 'react'
import { coachChannels, CoachPreferences } from '#domain/coach/schema.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Choices } from '../../ui/Choices.tsx'
import { FieldError } from '../../ui/FieldError.tsx'
import css from './coach.module.css'
import { NextSend } from './NextSend.tsx'
import { QuietFields } from './QuietFields.tsx'
import { WindowFields } from './WindowFields.tsx'

type CoachTimesProps = {
  stored: CoachPreferences
  onSave: (wanted: CoachPreferences) => void
  isSaving: boolean
  push?: ReactNode
}

/** Up to two windows, the ways a message may take, the quiet hours, and what follows from them. */
export function CoachTimes({ stored, onSave, isSaving, push }: CoachTimesProps) {
  const t = useMessages()
  const [wanted, setWanted] = useState(stored)
  const [error, setError] = useState<string>()
  const change = (part: Partial<CoachPreferences>) => {
    setError(undefined)
    setWanted({ ...wanted, ...part })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!CoachPreferences.safeParse({ ...wanted, channels: stored.channels }).success) {
      return setError(t('coach.field.time'))
    }
    if (wanted.channels.length > 0) onSave(wanted)
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <WindowFields
        windows={wanted.windows}
        quiet={wanted.quiet_hours}
        onChange={(windows) => change({ windows })}
      />
      <QuietFields quiet={wanted.quiet_hours} onChange={(quiet_hours) => change({ quiet_hours })} />
      <div className={css.group}>
        <Choices
          many
          label={t('coach.card.channels')}
          value={wanted.channels}
          onChange={(channels) => change({ channels })}
          options={coachChannels.map((value) => ({ value, label: t(`coach.channel.${value}`) }))}
          error={wanted.channels.length === 0 ? t('coach.card.channel_one') : undefined}
        />
        {wanted.channels.includes('push') && push}
      </div>
      <NextSend preferences={wanted} />
      {error && (
        <div role="alert" className={css.whole}>
          <FieldError>{error}</FieldError>
        </div>
      )}
      <div className={css.whole}>
        <Button type="submit" busy={isSaving && t('common.action.saving')}>
          {t('common.action.save')}
        </Button>
      </div>
    </form>
  )
}
