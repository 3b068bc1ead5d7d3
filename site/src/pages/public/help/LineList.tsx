import { MessageCircle, Phone } from 'lucide-react'
import {
  dialable,
  lineCountries,
  linesOf,
  type LineCountry,
  type NationalLine,
} from '#domain/help/nationalLines.ts'
import type { Locale } from '#messages'
import { useMessages } from '../../../lib/messages.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import css from './LineList.module.css'
import { numberIn } from '../../../ui/numberIn.tsx'

/** Countries whose language this is come first; the page cannot know where its reader is. */
const near: Readonly<Record<Locale, readonly LineCountry[]>> = {
  en: [],
  es: ['US', 'ES'],
  fr: ['FR', 'CA'],
  ar: [],
}

/**
 * Every national line, by country. `level` is the level of the countries' headings; `emergency` lists those numbers
 * too.
 */
export function LineList({ level, emergency = false }: { level: 2 | 3; emergency?: boolean }) {
  const t = useMessages()
  const Heading = level === 2 ? 'h2' : 'h3'
  const first = near[t.locale]
  const countries = [...first, ...lineCountries.filter((country) => !first.includes(country))]
  return (
    <div className={css.countries}>
      {countries.map((country) => (
        <section key={country} className={css.country} aria-labelledby={`lines-${country}`}>
          <Heading id={`lines-${country}`}>{t(`pages.help.country_${country}`)}</Heading>
          <ul className={css.lines}>
            {linesOf(country)
              .filter((line) => emergency || line.for !== 'emergency')
              .map((line) => (
                <Line key={line.id} line={line} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Line({ line }: { line: NationalLine }) {
  const t = useMessages()
  const { call, press, text } = line
  return (
    <li>
      <p>
        {line.for !== 'emergency' && <span className={css.name}>{line.name}</span>}
        {line.for !== 'emergency' && <br />}
        <span className={line.for === 'emergency' ? css.name : 'ek-soft'}>
          {t(`pages.help.for_${line.for}`)}
        </span>
      </p>
      <p className={css.acts}>
        {call && (
          <a href={`tel:${dialable(call)}${press ? `,${press}` : ''}`}>
            <Icon of={Phone} />
            <span>
              {press
                ? numberIn(t.any('pages.help.call_press', { key: press, number: '{{number}}' }), call)
                : numberIn(t.any('pages.help.call', { number: '{{number}}' }), call)}
            </span>
          </a>
        )}
        {text && (
          <a href={`sms:${dialable(text.to)}${text.word ? `?&body=${text.word}` : ''}`}>
            <Icon of={MessageCircle} />
            <span>
              {text.word
                ? numberIn(t.any('pages.help.text_word', { word: text.word, number: '{{number}}' }), text.to)
                : numberIn(t.any('pages.help.text', { number: '{{number}}' }), text.to)}
            </span>
          </a>
        )}
      </p>
      <p className={css.source}>
        <a href={line.source.url} rel="noreferrer">
          {t('pages.help.source', { source: line.source.name })}
        </a>
      </p>
    </li>
  )
}
