import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import css from './consent.module.css'
import type { AskedDocument } from './useAgree.ts'

/** What is new in documents the member agreed to before, newest first. */
export function WhatChanged({ documents }: { documents: readonly AskedDocument[] }) {
  const t = useMessages()
  const format = useFormat()
  return (
    <ul className={css.news} aria-label={t('consent.again.changed')}>
      {documents.map(({ document, title, version, effectiveOn, changes }) => (
        <li key={document}>
          <h2 dir="auto">{title}</h2>
          <p className="ek-soft">{t('consent.again.version', { version, date: format.date(effectiveOn) })}</p>
          {changes.length > 0 && (
            <dl className={css.changes}>
              <dt>{t('consent.again.changed')}</dt>
              {changes.map((change) => (
                <dd key={change.version} dir="auto">
                  {change.text}
                </dd>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  )
}
