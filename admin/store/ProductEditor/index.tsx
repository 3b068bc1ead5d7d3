import { isUuid } from '#domain/content/readRichText.ts'
import { guarded } from '#admin/_shell/guarded.tsx'
import { storeMessages } from '../parts/storeMessages.ts'
import { Editor } from './Editor.client.tsx'

/** The full editor of one product; `new` makes one. Source: docs/rules/store.md D-141. */
export const ProductEditor = guarded('ProductEditor', ({ messages, locale, view }) => {
  const { segments } = (view.params ?? {}) as { segments?: string[] }
  const asked = segments?.at(-1) ?? 'new'
  return (
    <div className="ek-page">
      <div className="ek-title">
        <h1>{asked === 'new' ? messages.storeDesk.new_title : messages.storeDesk.edit_title}</h1>
        <a className="ek-button" href="/admin/products">
          {messages.storeDesk.back_to_products}
        </a>
      </div>
      {asked === 'new' || isUuid(asked) ? (
        <Editor id={asked === 'new' ? null : asked} messages={storeMessages(messages)} locale={locale} />
      ) : (
        <p className="ek-notice ek-notice--bad" role="alert">
          {messages.storeDesk.load_failed}
        </p>
      )}
    </div>
  )
})
