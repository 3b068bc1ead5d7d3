import type { AgeGroup } from '#domain/account/ageGroup.ts'
import type { Locale } from '#messages'

/** The languages as a model reads them, and how each speaks to its reader. */
export const languageNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  es: 'Spanish (tú)',
  fr: 'French (tu for children and teens, infinitive for everybody else)',
  ar: 'Modern Standard Arabic',
}
/** Who reads, and what must not be asked of them. */
export const readers: Readonly<Record<AgeGroup, string>> = {
  child:
    'a child of 8 to 12. Words of grade 4. Everything happens at home; grown-ups are near. Never alone outside, no water, fire, tools, heights or strangers.',
  teen: 'a teenager of 13 to 17. Words of grade 7, no slang. Nothing outside alone at night.',
  adult: 'an adult. Plain words.',
  elder: 'somebody older than 60. Plain words, nothing that needs balance or strength.',
}
