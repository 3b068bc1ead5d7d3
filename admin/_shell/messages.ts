import { isLocale, type Catalog, type Locale, type Translation } from '#messages'
import { ar } from '#messages/ar/index.ts'
import { en } from '#messages/en/index.ts'
import { es } from '#messages/es/index.ts'
import { fr } from '#messages/fr/index.ts'

const catalogs: Readonly<Record<Locale, Translation<Catalog>>> = { en, es, fr, ar }

/** All texts in one language. Server components read them here and hand client components only their part. */
export type AdminMessages = Translation<Catalog>
/** The part of Payload's server props with the language of the panel. */
export type PanelLanguage = { i18n: { language: string } }

/** The language the panel speaks to this person; English when it is none of ours. */
export const localeOf = ({ i18n }: PanelLanguage): Locale => (isLocale(i18n.language) ? i18n.language : 'en')
/** The texts in the language the panel speaks to this person. */
export const adminMessages = (props: PanelLanguage): AdminMessages => catalogs[localeOf(props)]
