import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type {
  DefaultServerCellComponentProps,
  RelationshipField,
  RelationshipFieldServerProps,
} from 'payload'
import { fill } from '#messages/catalog.ts'
import { LinkedCell } from './LinkedCell.tsx'
import { nameOf } from './nameOf.ts'
import { thingOf } from './thingOf.ts'
import { adminMessages, localeOf } from './messages.ts'

type Asked = Parameters<typeof nameOf>[0]

/** What an account is called; an account that is gone by the end of its id. */
async function personName(asked: Asked, id: unknown, gone: string): Promise<string> {
  if (typeof id !== 'string' || id === '') return ''
  return (await nameOf(asked, id)) ?? fill(gone, { end: id.slice(-6) })
}

/** An account in a list, by its username. */
export async function PersonCell(props: DefaultServerCellComponentProps) {
  const { cellData, i18n, payload } = props
  const asked = { payload, slug: 'users', locale: localeOf({ i18n }) }
  const text = await personName(asked, cellData, adminMessages({ i18n }).panel.trail.account_gone)
  return <LinkedCell {...props}>{text}</LinkedCell>
}

/** An account on the page of a document that only the product writes. */
export async function PersonField({ field, i18n, payload, siblingData }: RelationshipFieldServerProps) {
  const { name, label } = field as RelationshipField
  const asked = { payload, slug: 'users', locale: localeOf({ i18n }) }
  const id = (siblingData as Record<string, unknown>)[name]
  return (
    <div className="field-type ek-coded">
      <span className="field-label">{getTranslation(label || name, i18n as I18nClient)}</span>
      <p className="ek-coded__said">
        {await personName(asked, id, adminMessages({ i18n }).panel.trail.account_gone)}
      </p>
    </div>
  )
}

/** In the trail: what was changed, by its name. */
export async function ThingCell({ i18n, payload, rowData }: DefaultServerCellComponentProps) {
  const messages = adminMessages({ i18n }).panel.trail
  const thing = thingOf(rowData as { event: string; metadata?: unknown })
  if (thing.name !== undefined) return thing.name
  if (thing.id === undefined) return ''
  const asked = { payload, slug: thing.slug, locale: localeOf({ i18n }) }
  const gone = thing.slug === 'users' ? messages.account_gone : messages.document_gone
  return personName(asked, thing.id, gone)
}
