import { describe, expect, it } from 'vitest'
import { readDanger, readDangerOfEach } from '#domain/moderation/readDanger.ts'
import { locales } from '#messages/locales.ts'

const adult = { locale: 'en', ageGroup: 'adult' } as const

/** Titles, words and tags of quiet entries. */
const quiet = {
  en: {
    bodies: [
      'The ferry came in late.',
      'We walked to the lighthouse and back.',
      'Bread and soup, then cards.',
    ],
    tags: ['tide', 'family', 'work', 'tonight', 'dog', 'sleep'],
  },
  es: {
    bodies: ['El tren llegó tarde.', 'Fuimos al faro y volvimos.', 'Pan y sopa, y luego cartas.'],
    tags: ['familia', 'trabajo', 'noche', 'perro', 'sueño', 'mar'],
  },
  fr: {
    bodies: [
      'Le train est arrivé en retard.',
      'On a marché jusqu’au phare.',
      'Du pain, de la soupe, des cartes.',
    ],
    tags: ['famille', 'travail', 'soir', 'chien', 'sommeil', 'mer'],
  },
  ar: {
    bodies: ['وصل القطار متأخرا.', 'مشينا إلى المنارة ورجعنا.', 'خبز وشوربة ثم لعبنا الورق.'],
    tags: ['عائلة', 'عمل', 'الليلة', 'كلب', 'نوم', 'بحر'],
  },
}

describe('the danger of several texts', () => {
  it('is the nearest that one of them speaks of', () => {
    const texts = ['The ferry came in late.', 'I am going to kill myself tonight']
    expect(readDangerOfEach(texts, adult)).toEqual(readDanger(texts[1]!, adult))
    expect(readDangerOfEach(texts.toReversed(), adult)).toEqual(readDanger(texts[1]!, adult))
  })

  it.each(locales)('is none for a quiet entry and its tags (%s)', (locale) => {
    const { bodies, tags } = quiet[locale]
    const found = bodies.flatMap((body, at) =>
      tags.flatMap((tag) => {
        const texts = [`${at} ${tag}\n${body}`, `${tag} ${tags[at]}`]
        return readDangerOfEach(texts, { ...adult, locale }).isDanger ? [texts] : []
      }),
    )
    expect(found).toEqual([])
  })
})
