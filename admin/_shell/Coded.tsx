import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type {
  DefaultServerCellComponentProps,
  JSONFieldServerProps,
  TextField,
  TextFieldServerProps,
} from 'payload'
import { codedText, detailsOf } from './codedText.ts'
import { LinkedCell } from './LinkedCell.tsx'
import { nameOf } from './nameOf.ts'
import { thingOf } from './thingOf.ts'
import { adminMessages, localeOf } from './messages.ts'

/** The path of a stored value's texts in the messages. */
type MessagePath = { messages: string }

/** A stored value in a list, as text. */
export function CodedCell(props: DefaultServerCellComponentProps & MessagePath) {
  const { cellData, i18n, messages } = props
  return <LinkedCell {...props}>{codedText(adminMessages({ i18n }), messages, cellData)}</LinkedCell>
}

/** Yes or no in a list, as text. */
export function YesNoCell(props: DefaultServerCellComponentProps) {
  const { yes, no } = adminMessages(props).panel.detail
  return <LinkedCell {...props}>{props.cellData ? yes : no}</LinkedCell>
}

/** A stored value on the page of a document, as text. Only the product writes such fields. */
export function CodedField(props: TextFieldServerProps & MessagePath) {
  const { field, i18n, siblingData } = props
  const { name, label } = field as TextField
  return (
    <div className="field-type text ek-coded">
      <span className="field-label">{getTranslation(label || name, i18n as I18nClient)}</span>
      <p className="ek-coded__said">
        {codedText(adminMessages({ i18n }), props.messages, (siblingData as Record<string, unknown>)[name])}
      </p>
    </div>
  )
}

/**
 * What the trail holds besides who and what, line by line; accounts and documents by name, with the id behind it.
 * Payload's editor for such values would come from a foreign host.
 */
export async function DetailsField({ data, field, i18n, payload, siblingData }: JSONFieldServerProps) {
  const { name, label } = field
  const details = detailsOf(adminMessages({ i18n }), (siblingData as Record<string, unknown>)[name])
  if (details.length === 0) return null
  const locale = localeOf({ i18n })
  const { slug: about } = thingOf(data as { event: string; metadata?: unknown })
  const lines = await Promise.all(
    details.map(async (line) => {
      const slug = slugOf(line.key, about)
      const known = slug && (await nameOf({ payload, slug, locale }, line.text))
      return known ? { ...line, text: `${known} (${line.text})` } : line
    }),
  )
  return (
    <div className="field-type ek-coded">
      <span className="field-label">{getTranslation(label || name, i18n as I18nClient)}</span>
      <dl className="ek-coded__said">
        {lines.map((line) => (
          <div key={line.key}>
            <dt>{line.is}</dt>
            <dd>{line.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The collection of an id among the details; undefined for what is no id. */
function slugOf(key: string, about: string): string | undefined {
  if (key === 'user' || key === 'person') return 'users'
  return key === 'id' ? about : undefined
}
