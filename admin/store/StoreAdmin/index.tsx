import { guarded } from '#admin/_shell/guarded.tsx'
import { storeMessages } from '../parts/storeMessages.ts'
import { Store } from './Store.client.tsx'

/** The store by age group, with a quick dialog for products. Source: docs/rules/store.md D-141. */
export const StoreAdmin = guarded('StoreAdmin', ({ messages, locale, asked }) => (
  <div className="ek-page">
    <div className="ek-title">
      <h1>{messages.storeDesk.store}</h1>
      <a className="ek-button" href="/admin">
        {messages.storeDesk.back}
      </a>
    </div>
    <Store
      messages={storeMessages(messages)}
      locale={locale}
      tab={typeof asked.tab === 'string' ? asked.tab : undefined}
    />
  </div>
))
