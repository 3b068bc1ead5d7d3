import { Phone } from 'lucide-react'
import { dialable } from '#domain/help/nationalLines.ts'
import { quickLine } from '#domain/help/quickLine.ts'
import type { Locale } from '#messages'
import { useMessages } from '../../../lib/messages.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { numberIn } from '../../../ui/numberIn.tsx'
import css from './CrisisScreen.module.css'

/** Where a language is read most; the page cannot know where its reader is. The first one is the filled button. */
const countries: Readonly<Record<Locale, readonly string[]>> = {
  en: ['US'],
  es: ['US', 'ES'],
  fr: ['FR', 'CA'],
  ar: ['US'],
}

/** The lines to call right now, one for each country where the page's language is read most. */
export function NearLines() {
  const t = useMessages()
  return (
    <div className={css.nearLines}>
      {countries[t.locale].map((country, index) => {
        const { line } = quickLine({ country, locale: t.locale, ageGroup: 'adult' })
        if (!line?.call) return null
        const text = t.any(line.press ? 'pages.help.call_press' : 'pages.help.call', {
          key: line.press ?? '',
          number: '{{number}}',
        })
        return (
          <ButtonLink
            key={country}
            look={index === 0 ? 'help' : 'help-line'}
            size="big"
            href={`tel:${dialable(line.call)}${line.press ? `,${line.press}` : ''}`}
            icon={<Icon of={Phone} />}
          >
            <span>{numberIn(text, line.call)}</span>
          </ButtonLink>
        )
      })}
    </div>
  )
}
