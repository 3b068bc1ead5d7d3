import { Plus } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import type { Mood } from '#domain/checkins/moods.ts'
import { isMinor } from '#domain/account/ageGroup.ts'
import { usePerson } from '../../../lib/person.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useAge } from '../../../lib/useAge.ts'
import { Button } from '../../../ui/Button.tsx'
import { CheckInScene } from './CheckInScene.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import css from './checkIn.module.css'
import { useCheckIn } from './CheckInState.tsx'
import { DetailsQuestion } from './DetailsQuestion.tsx'
import { firstMoods, MoodQuestion } from './MoodQuestion.tsx'
import { PrivacyQuestion } from './PrivacyQuestion.tsx'
import { SendNotice } from './SendNotice.tsx'
import { StrengthQuestion } from './StrengthQuestion.tsx'
import { PARENT_SEES_ID } from './WhatParentSees.tsx'
import { isTooLong, NoteQuestion } from './NoteQuestion.tsx'

/** The whole check-in in one scene, for teens, adults and elders. */
export function AdultCheckIn({ onChoose }: { onChoose: () => void }) {
  const t = useMessages()
  const minor = isMinor(usePerson().ageGroup)
  const elder = useAge() === 'elder'
  const { draft, edit, isSending, send } = useCheckIn()
  const [error, setError] = useState<string>()
  const [more, setMore] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isFew = elder && !more && (draft.mood === null || firstMoods.includes(draft.mood))

  const choose = (mood: Mood) => {
    setError(undefined)
    edit({ mood })
    onChoose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const focus = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus()
    if (!draft.mood) {
      setError(t('checkins.field.mood'))
      return focus('[role=radio]')
    }
    if (isTooLong(draft.reflection)) return focus('textarea')
    send()
  }
  return (
    <form ref={form} className={css.form} noValidate onSubmit={submit}>
      <CheckInScene
        picker={<MoodQuestion {...(isFew && { offered: firstMoods })} error={error} onChoose={choose} />}
      >
        <div className={classes(css.more, elder && css.elder)}>
          {isFew && (
            <Button
              look="text"
              className={css.moreFeelings}
              icon={<Icon of={Plus} />}
              onClick={() => setMore(true)}
            >
              {t('checkins.form.more_feelings')}
            </Button>
          )}
          <StrengthQuestion />
          <NoteQuestion />
          <DetailsQuestion />
          <div className={css.finish}>
            <PrivacyQuestion />
            <Button
              type="submit"
              size="big"
              busy={isSending && t('common.action.saving')}
              aria-describedby={minor ? PARENT_SEES_ID : undefined}
            >
              {t('checkins.form.save')}
            </Button>
          </div>
          <SendNotice />
        </div>
      </CheckInScene>
    </form>
  )
}
