import type { Locale } from '#messages'

type Words = Readonly<Record<Locale, string>>

/** Where the voices of the demo dataset come from; shown beside them. */
export const VOICE_SOURCE = 'Invented for the demo world'

/** The statistics of the demo. Source: docs/rules/content.md S-000-1. */
export const landingStatistics: readonly { value: string; label: Words }[] = [
  { value: '10,000+', label: { en: 'users', es: 'usuarios', fr: 'utilisateurs', ar: 'مستخدم' } },
  { value: '50,000+', label: { en: 'check-ins', es: 'registros', fr: 'bilans', ar: 'تسجيل' } },
  { value: '95%', label: { en: 'satisfaction', es: 'satisfacción', fr: 'satisfaction', ar: 'رضا' } },
  {
    value: '4.8',
    label: {
      en: 'average rating, out of 5',
      es: 'valoración media, sobre 5',
      fr: 'note moyenne, sur 5',
      ar: 'متوسط التقييم من 5',
    },
  },
]

/** The voices of the demo dataset. Nobody said this; the page says so. */
export const landingVoices: readonly { name: string; quote: Words; role: Words }[] = [
  {
    name: 'Tobias',
    quote: {
      en: 'My daughter shows me the drop, and then we talk. We didn’t use to.',
      es: 'Mi hija levanta la gota y entonces hablamos. Antes no lo hacíamos.',
      fr: 'Ma fille lève la goutte et nous parlons. Avant, nous ne le faisions pas.',
      ar: 'ترفع ابنتي القطرة ثم نتحدث. لم نكن نفعل ذلك من قبل.',
    },
    role: {
      en: 'father of Mila, 9',
      es: 'padre de Mila, de 9 años',
      fr: 'père de Mila, 9 ans',
      ar: 'والد ميلا، 9 سنوات',
    },
  },
  {
    name: 'Maren',
    quote: {
      en: 'Two minutes before coffee. Then I know what kind of day I’m having.',
      es: 'Dos minutos antes del café, y sé qué clase de día llevo conmigo.',
      fr: 'Deux minutes avant le café, et je sais quelle journée je porte.',
      ar: 'دقيقتان قبل القهوة، فأعرف أي يوم أحمل معي.',
    },
    role: { en: '34', es: '34', fr: '34', ar: '34' },
  },
  {
    name: 'Walter',
    quote: {
      en: 'The letters are big and nobody rushes me.',
      es: 'Las letras son grandes y nadie me mete prisa.',
      fr: 'Les lettres sont grandes et personne ne me presse.',
      ar: 'الحروف كبيرة ولا أحد يستعجلني.',
    },
    role: { en: '74', es: '74', fr: '74', ar: '74' },
  },
]
