import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { draftKinds, type DraftView } from '#domain/content/schema.ts'
import { directionOf, isLocale, localeNames, locales, type Locale } from '#messages/locales.ts'
import { usePerson } from '../../lib/person.ts'
import { NotFound } from '../../ui/NotFound.tsx'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useQueryError } from '../../lib/useQueryError.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Field } from '../../ui/Field.tsx'
import { Panel, Screen, ScreenHead, Section } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Select } from '../../ui/Select.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import css from './content.module.css'
import { Piece } from './Piece.tsx'
import { draftQuery } from './queries.ts'

const editors = { content: 'motivational-content', prompt: 'journal-prompts' } as const

/** What an editor saved last, as members would see it. Staff come here from the panel; the server rejects members. */
export function PreviewScreen() {
  const { kind, id } = useParams()
  const known = draftKinds.find((one) => one === kind)
  if (!known || !id) return <NotFound />
  return <Preview kind={known} id={id} />
}

function Preview({ kind, id }: { kind: (typeof draftKinds)[number]; id: string }) {
  const t = useMessages()
  const [locale, setLocale] = useState<Locale>(t.locale)
  const query = useQuery(draftQuery(kind, id, locale))
  const queryError = useQueryError(query)
  const { data, refetch, isFetching } = query
  return (
    <Screen>
      <ScreenHead title={t('ai.preview.title')} aside={t('ai.preview.lead')} />
      {queryError ? (
        <ErrorNotice error={queryError} retry={refetch} busy={isFetching} />
      ) : !data ? (
        <Waiting label={t('ai.content.loading')} />
      ) : (
        <div className={css.previewed}>
          <State {...data} />
          <div className={css.bar}>
            <Field label={t('ai.preview.language')}>
              <Select
                value={locale}
                onChange={({ currentTarget: { value } }) => isLocale(value) && setLocale(value)}
              >
                {locales.map((one) => (
                  <option key={one} value={one} lang={one}>
                    {localeNames[one]}
                  </option>
                ))}
              </Select>
            </Field>
            <ButtonLink look="line" href={`/admin/collections/${editors[kind]}/${id}`}>
              {t('ai.preview.edit')}
            </ButtonLink>
          </div>
          <Section title={t(kind === 'content' ? 'ai.content.title' : 'ai.prompts.title')}>
            <div lang={locale} dir={directionOf(locale)}>
              <Shown {...data} />
            </div>
          </Section>
        </div>
      )}
    </Screen>
  )
}

function State({ status, savedAt, ageGroup }: DraftView) {
  const t = useMessages()
  const format = useFormat(usePerson().timeZone)
  const age = ageGroup ? t(`ai.preview.age.${ageGroup}`) : t('ai.preview.everybody')
  return (
    <Notice tone={status === 'published' ? 'good' : 'caution'} title={t(`ai.preview.${status}`)}>
      {t('ai.preview.ages', { age })} {t('ai.preview.saved', { when: format.ago(savedAt) })}
    </Notice>
  )
}

function Shown({ content, prompt }: DraftView) {
  const t = useMessages()
  if (content && (content.title || content.content.length > 0)) return <Piece {...content} />
  if (prompt?.prompt) {
    return (
      <Panel sand>
        <p className={css.question}>{prompt.prompt}</p>
      </Panel>
    )
  }
  return <p>{t('ai.preview.untitled')}</p>
}
