import { guarded } from '#admin/_shell/guarded.tsx'
import { storeMessages } from '../parts/storeMessages.ts'
import { Products } from './Products.client.tsx'

/** All products, found by name, SKU or category. Source: docs/rules/store.md D-141. */
export const ProductList = guarded('ProductList', ({ messages, locale }) => (
  <div className="ek-page">
    <div className="ek-title">
      <h1>{messages.storeDesk.products}</h1>
      <a className="ek-button" href="/admin">
        {messages.storeDesk.back}
      </a>
    </div>
    <Products messages={storeMessages(messages)} locale={locale} />
  </div>
))
