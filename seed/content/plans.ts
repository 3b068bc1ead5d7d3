import { firstPlans, planKeys, type PlanKey } from '#domain/billing/plans.ts'
import type { LandingContent } from '#domain/content/landing.ts'
import { locales, type Locale } from '#messages'

/** What a plan is called, whom it is for, and what it holds, line by line. */
type PlanWords = { name: string; description: string; features: readonly string[] }

/** The words every installation begins with. Staff changes them in the panel. */
export const planWords: Readonly<Record<PlanKey, Readonly<Record<Locale, PlanWords>>>> = {
  individual: {
    en: {
      name: 'Individual',
      description: 'For you',
      features: ['Check-ins, journal, and coach', 'Every room for your age', 'Saturday trivia'],
    },
    es: {
      name: 'Individual',
      description: 'Para ti',
      features: ['Registros, diario y acompañante', 'Todas las salas de tu edad', 'Trivia de los sábados'],
    },
    fr: {
      name: 'Individuel',
      description: 'Pour vous',
      features: ['Points du jour, journal et coach', 'Tous les salons de votre âge', 'Le quiz du samedi'],
    },
    ar: {
      name: 'فردي',
      description: 'لك',
      features: ['تسجيل المشاعر واليوميات والمدرّب', 'كل الغرف المناسبة لعمرك', 'مسابقة السبت'],
    },
  },
  family: {
    en: {
      name: 'Family',
      description: 'For you and up to 5 people of your families',
      features: ['Everything in Individual, for each of you', 'Parent alerts and purchase approval'],
    },
    es: {
      name: 'Familia',
      description: 'Para ti y hasta 5 personas de tus familias',
      features: ['Todo lo de Individual, para cada persona', 'Avisos a los padres y aprobación de compras'],
    },
    fr: {
      name: 'Famille',
      description: 'Pour vous et jusqu’à 5 personnes de vos familles',
      features: ['Tout l’Individuel, pour chacun de vous', 'Alertes aux parents et accord sur les achats'],
    },
    ar: {
      name: 'عائلي',
      description: 'لك ولما يصل إلى 5 أشخاص من عائلاتك',
      features: ['كل ما في الفردي، لكل واحد منكم', 'تنبيهات للوالدين وموافقة على المشتريات'],
    },
  },
}

const inAll = <T>(key: PlanKey, of: (words: PlanWords) => T) =>
  Object.fromEntries(locales.map((locale) => [locale, of(planWords[key][locale])]))

/** The same as the landing page shows them, until it has asked the database. */
export const firstLandingPlans: LandingContent['plans'] = planKeys.map((key) => ({
  key,
  name: inAll(key, ({ name }) => name),
  features: inAll(key, ({ features }) => features.join('\n')),
  priceCents: firstPlans[key].priceCents,
  currency: 'usd',
  seats: firstPlans[key].seats,
}))
