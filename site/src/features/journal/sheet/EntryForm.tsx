import { lazy, Suspense, useEffect, useRef, useState, type FormEvent } from 'react'
import { isMinor } from '#domain/account/ageGroup.ts'
import { mayMeet } from '#domain/guardians/consentLevels.ts'
import { BODY_MAX, TITLE_MAX, type EntryView } from '#domain/journal/schema.ts'
import { prepareCare } from '../../moderation/index.ts'
import { useDraft, type Draft } from '../../../lib/draft.ts'
import { usePerson } from '../../../lib/person.ts'
import { fieldText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ButtonTo } from '../../../ui/ButtonTo.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Row } from '../../../ui/layout.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { useListPosition } from '../entries/listPosition.ts'
import css from '../journal.module.css'
import { bodyOf, draftOf, EntryDraft, isSameEntry, isUnchanged } from './draft.ts'
import { MoodChoice } from './MoodChoice.tsx'
import { SaveNotice } from './SaveNotice.tsx'
import { WHAT_IS_SHARED_ID } from './whatIsShared.ts'
import { SheetTop } from './SheetTop.tsx'
import { TagsField } from './TagsField.tsx'
import { dropUnsent } from '../voice/unsent.ts'
import { useStayWarning } from './useStayWarning.ts'
import { useSaving, type SavedAnswer } from './useSaving.ts'

// Needed by some members only, or not at first.
const Discard = lazy(() => import('./Discard.tsx').then((m) => ({ default: m.Discard })))
const DeleteEntry = lazy(() => import('./DeleteEntry.tsx').then((m) => ({ default: m.DeleteEntry })))
const ShareChoice = lazy(() => import('./ShareChoice.tsx').then((m) => ({ default: m.ShareChoice })))
const PromptLine = lazy(() => import('./PromptLine.tsx').then((m) => ({ default: m.PromptLine })))
const VoiceRecorder = lazy(() =>
  import('../voice/VoiceRecorder.tsx').then((m) => ({ default: m.VoiceRecorder })),
)
const Conflict = lazy(() => import('./Conflict.tsx').then((m) => ({ default: m.Conflict })))

const keptMessage = ({ isKept, isOnDevice }: Pick<Draft<unknown>, 'isKept' | 'isOnDevice'>) =>
  isOnDevice ? 'journal.form.kept_here' : isKept ? 'journal.form.kept' : 'journal.form.not_kept'

type EntryFormProps = {
  /** Where the draft is kept. */
  draftAt: string
  base: EntryDraft
  /** The entry as the server has it, or null for a new one. */
  stored: EntryView | null
  onSaved: (answer: SavedAnswer) => void
}

/** The sheet: title, text, mood, tags, and for minors whether a parent may read it. */
export function EntryForm({ draftAt, base, stored, onSaved }: EntryFormProps) {
  const t = useMessages()
  const person = usePerson()
  const kept = useDraft({ key: draftAt, schema: EntryDraft, initial: base, isNone: isUnchanged })
  const saving = useSaving(kept, onSaved)
  const { to } = useListPosition()
  const [isEmpty, setEmpty] = useState(false)
  const [suggested, setSuggested] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const { value: draft, isTouched } = kept
  useStayWarning(isTouched && !saving.isWaiting && !kept.isOnDevice)
  useEffect(() => {
    if (isTouched) prepareCare()
  }, [isTouched])
  const canShare = isMinor(person.ageGroup) && mayMeet(person)
  const isOverwritten =
    stored !== null && isTouched && draft.version !== stored.version && !isSameEntry(draft, draftOf(stored))

  // Sharing that was taken back, here or there, is not begun again by a button that speaks of text.
  const sharedByBoth = draft.sharedWithParent && stored?.sharedWithParent === true

  const edit = (part: Partial<EntryDraft>) => {
    setEmpty(false)
    if (saving.error || saving.isWaiting) saving.forgetError()
    // A prompt alone is nothing that was written; it is kept with the first text.
    kept.change({ ...(!isTouched && suggested !== null && { prompt: suggested }), ...part })
  }
  const prompt = draft.prompt ?? suggested
  const isPromptTitle = prompt !== null && prompt === draft.title
  const suggest = (next: string) => {
    if (!isTouched) setSuggested(next)
    else kept.change({ prompt: next, ...(isPromptTitle && { title: next.slice(0, TITLE_MAX) }) })
  }
  const bodyError = isEmpty
    ? t('journal.field.body')
    : draft.body.trim().length > BODY_MAX
      ? t('common.field.too_big')
      : fieldText(t, saving.error, 'body.body')
  const discard = () => {
    if (draft.hasVoice) dropUnsent(person.id, draft.id)
    kept.forget()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // An entry may be spoken alone.
    if (draft.hasVoice && bodyOf(draft).body === '') kept.change({ body: t('journal.form.voice_body') })
    const isWithout = bodyOf(kept.latest()).body === ''
    setEmpty(isWithout)
    if (isWithout || draft.body.trim().length > BODY_MAX || draft.title.trim().length > TITLE_MAX) {
      return form.current?.querySelector('textarea')?.focus()
    }
    saving.save()
  }
  return (
    <form ref={form} className={css.form} noValidate onSubmit={submit} aria-label={t('journal.form.edit')}>
      <SheetTop stored={stored} draft={draft} />
      <Suspense>
        <PromptLine prompt={prompt} isTitle={isPromptTitle} onSuggest={stored ? undefined : suggest} />
      </Suspense>
      {stored && isOverwritten && (
        <Suspense>
          <Conflict
            stored={stored}
            isOneShared={draft.sharedWithParent !== stored.sharedWithParent}
            onBoth={() => {
              kept.change({ sharedWithParent: sharedByBoth })
              saving.saveAsNew()
            }}
            onMine={() => {
              kept.change({ version: stored.version, sharedWithParent: sharedByBoth })
              saving.save()
            }}
            onTheirs={kept.forget}
          />
        </Suspense>
      )}
      <div className={css.title}>
        <Field
          label={<span className="ek-sr">{t('journal.form.title')}</span>}
          error={
            draft.title.trim().length > TITLE_MAX
              ? t('common.field.too_big')
              : fieldText(t, saving.error, 'body.title')
          }
        >
          <TextInput
            dir="auto"
            value={draft.title}
            autoComplete="off"
            placeholder={t('journal.form.title_hint')}
            onChange={(event) => edit({ title: event.target.value })}
          />
        </Field>
      </div>
      <div className={css.body}>
        <Field label={<span className="ek-sr">{t('journal.form.body')}</span>} error={bodyError}>
          <TextArea
            dir="auto"
            rows={9}
            max={BODY_MAX}
            value={draft.body}
            autoComplete="off"
            placeholder={t('journal.form.body_hint')}
            onChange={(event) => edit({ body: event.target.value })}
          />
        </Field>
      </div>
      {!stored?.audioUrl && (
        <Suspense>
          <VoiceRecorder key={draft.id} entryId={draft.id} onChange={(hasVoice) => edit({ hasVoice })} />
        </Suspense>
      )}
      <MoodChoice draft={draft} onChange={edit} />
      <TagsField draft={draft} onChange={edit} error={fieldText(t, saving.error, 'body.tags')} />
      <Suspense>
        {canShare && <ShareChoice draft={draft} isStored={stored !== null} onChange={edit} />}
      </Suspense>
      {!isOverwritten && <SaveNotice saving={saving} />}
      <div className={css.end}>
        <p className="ek-small ek-soft" role="status">
          {isTouched && !saving.isWaiting && t(keptMessage(kept))}
        </p>
        <Row>
          <Suspense>{isTouched && <Discard isNew={stored === null} onDiscard={discard} />}</Suspense>
          {stored && !isTouched && (
            <ButtonTo look="text" replace to={to(stored.id)}>
              {t('journal.form.stop')}
            </ButtonTo>
          )}
          <Suspense>{stored && <DeleteEntry entry={stored} onDeleted={kept.forget} />}</Suspense>
          <Button
            type="submit"
            busy={saving.isSaving && t('journal.form.saving')}
            aria-describedby={canShare ? WHAT_IS_SHARED_ID : undefined}
          >
            {t('journal.form.save')}
          </Button>
        </Row>
      </div>
    </form>
  )
}
