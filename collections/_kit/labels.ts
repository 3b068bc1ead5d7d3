import { locales, message, type Catalog } from '#messages'

type Name = keyof Catalog['ops']['admin']['collection']

const inAll = (name: Name, form: 'one' | 'many'): Record<string, string> =>
  Object.fromEntries(
    locales.map((locale) => [locale, message(locale, `ops.admin.collection.${name}.${form}`)]),
  )

/** What the staff panel calls the documents of a collection, in every language. */
export const labelsOf = (name: Name) => ({ singular: inAll(name, 'one'), plural: inAll(name, 'many') })
/** What the staff panel calls a page of settings, in every language. */
export const labelOf = (name: Name) => inAll(name, 'one')
/** What the panel says beside a field of a plan, in every language. */
export const hintOf = (name: Hint): Record<string, string> =>
  Object.fromEntries(locales.map((locale) => [locale, message(locale, `payments.plan.hint.${name}`)]))
type Hint = keyof Catalog['payments']['plan']['hint']
