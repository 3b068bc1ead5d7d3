import { getTranslation, type I18nClient } from '@payloadcms/translations'
import { Link } from '@payloadcms/ui'
import type {
  DefaultServerCellComponentProps,
  JSONFieldServerProps,
  TextField,
  TextFieldServerProps,
} from 'payload'
import { codedText, detailsOf } from './codedText.ts'
import { adminMessages } from './words.ts'

/** Where the words for a stored value stand in the messages. */
type Place = { words: string }

/** A stored word in a list, said in words. */
export function CodedCell(props: DefaultServerCellComponentProps & Place) {
  const { cellData, collectionSlug, i18n, link, linkURL, rowData } = props
  const text = codedText(adminMessages({ i18n }), props.words, cellData)
  if (!link) return text
  const id = String((rowData as { id: string }).id)
  return (
    <Link href={linkURL ?? `/admin/collections/${collectionSlug}/${encodeURIComponent(id)}`} prefetch={false}>
      {text}
    </Link>
  )
}

/** A stored word on the page of a document, said in words. Only the product writes such fields. */
export function CodedField(props: TextFieldServerProps & Place) {
  const { field, i18n, siblingData } = props
  const { name, label } = field as TextField
  return (
    <div className="field-type text ek-coded">
      <span className="field-label">{getTranslation(label || name, i18n as I18nClient)}</span>
      <p className="ek-coded__said">
        {codedText(adminMessages({ i18n }), props.words, (siblingData as Record<string, unknown>)[name])}
      </p>
    </div>
  )
}

/**
 * What the trail holds besides who and what, line by line. Payload's editor for such values would come from a foreign
 * host.
 */
export function DetailsField({ field, i18n, siblingData }: JSONFieldServerProps) {
  const { name, label } = field
  const details = detailsOf(adminMessages({ i18n }), (siblingData as Record<string, unknown>)[name])
  if (details.length === 0) return null
  return (
    <div className="field-type ek-coded">
      <span className="field-label">{getTranslation(label || name, i18n as I18nClient)}</span>
      <dl className="ek-coded__said">
        {details.map(({ key, is, said }) => (
          <div key={key}>
            <dt>{is}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
