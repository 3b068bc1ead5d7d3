import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useId, useRef, type KeyboardEvent } from 'react'
import { TAG_MAX, TAGS_MAX, uniqueTags } from '#domain/journal/schema.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import css from '../journal.module.css'
import { progressQuery } from '../queries.ts'
import type { EntryDraft } from './draft.ts'

type TagsFieldProps = {
  draft: EntryDraft
  onChange: (part: Partial<EntryDraft>) => void
  error: string | undefined
}

/** Tags of the entry: Enter or a comma adds what was typed, once; the last one goes with Backspace in the empty box. */
export function TagsField({ draft: { tags, tag }, onChange, error }: TagsFieldProps) {
  const t = useMessages()
  const list = useId()
  const box = useRef<HTMLDivElement>(null)
  const known = useQuery(progressQuery).data?.tags ?? []
  const isFull = tags.length >= TAGS_MAX
  const type = (text: string) => {
    const [last = '', ...done] = text.split(',').reverse()
    onChange({
      tags: uniqueTags([...tags, ...done.reverse()]).slice(0, TAGS_MAX),
      tag: last.slice(0, TAG_MAX),
    })
  }
  const press = (event: KeyboardEvent) => {
    // Not while an input method still composes.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      type(`${tag},`)
    }
    if (event.key === 'Backspace' && tag === '' && tags.length > 0) onChange({ tags: tags.slice(0, -1) })
  }
  const remove = (one: string) => {
    onChange({ tags: tags.filter((other) => other !== one) })
    box.current?.querySelector('input')?.focus()
  }
  return (
    <div className={css.tagsField} ref={box}>
      <Field
        label={t('journal.form.tags')}
        hint={isFull ? t('journal.form.tag_full') : t('journal.form.tag_hint')}
        error={error}
      >
        <TextInput
          value={tag}
          list={list}
          dir="auto"
          autoComplete="off"
          enterKeyHint="enter"
          disabled={isFull}
          placeholder={t('journal.form.tag_add')}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          onBlur={() => tag.trim() && type(`${tag},`)}
        />
      </Field>
      <datalist id={list}>
        {known
          .filter((one) => !tags.includes(one.tag))
          .map((one) => (
            <option key={one.tag} value={one.tag} />
          ))}
      </datalist>
      {tags.length > 0 && (
        <ul className={css.tags}>
          {tags.map((one) => (
            <li key={one} className={css.tag}>
              <bdi>{one}</bdi>
              <button
                type="button"
                aria-label={t('journal.form.tag_remove', { tag: one })}
                onClick={() => remove(one)}
              >
                <Icon of={X} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
