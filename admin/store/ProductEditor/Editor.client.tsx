'use client'

import { useCallback, useEffect, useState } from 'react'
import { localeNames, locales, type Locale } from '#messages/locales.ts'
import { Block } from '#admin/_shell/Block.tsx'
import { Choice } from '#admin/_shell/Choice.tsx'
import { LoadFailed } from '#admin/_shell/LoadFailed.tsx'
import { rest } from '#admin/_shell/rest.client.ts'
import type { Product, StoreMessages } from '../parts/types.ts'
import { Files } from './Files.client.tsx'
import { Pictures } from './Pictures.client.tsx'
import { ProductForm } from './ProductForm.client.tsx'
import { SyncState } from './SyncState.client.tsx'

type Props = { id: string | null; messages: StoreMessages; locale: Locale }

/** One product with its pictures and files. Texts are written in one language at a time. */
export function Editor({ id: opened, messages, locale }: Props) {
  const [id, setId] = useState(opened)
  // A new product begins in the language that every reader falls back to.
  const [lang, setLang] = useState<Locale>(opened === null ? 'en' : locale)
  const [product, setProduct] = useState<Product | 'failed' | null>(null)

  const load = useCallback(async () => {
    if (id === null) return
    try {
      setProduct(await rest.one<Product>('products', id, { locale: lang, 'fallback-locale': 'none' }))
    } catch {
      setProduct('failed')
    }
  }, [id, lang])
  useEffect(() => void load(), [load])

  if (product === 'failed')
    return <LoadFailed text={messages.load_failed} retry={messages.retry} again={() => void load()} />
  if (id !== null && product === null) return <p role="status">{messages.loading}</p>
  return (
    <>
      {id !== null && (
        <div className="ek-filters">
          <Choice
            label={messages.field.language}
            value={lang}
            options={locales.map((one) => [one, localeNames[one]] as const)}
            langOf={(one) => one}
            onChange={(chosen) => {
              setProduct(null)
              setLang(chosen)
            }}
          />
        </div>
      )}
      {product && <SyncState product={product} messages={messages} onAgain={load} />}
      <ProductForm
        // Another language has other texts.
        key={`${id ?? 'new'}:${lang}`}
        product={product}
        lang={lang}
        messages={messages}
        onSaved={(saved) => {
          setProduct(saved)
          if (id !== null) return
          setId(saved.id)
          history.replaceState(null, '', `/admin/products/${saved.id}`)
        }}
      />
      {product ? (
        <>
          <Block id="pictures" title={messages.images.title}>
            <Pictures product={product.id} lang={lang} messages={messages} locale={locale} />
          </Block>
          {product.productType === 'digital' && (
            <Block id="files" title={messages.files.title}>
              <Files product={product.id} messages={messages} locale={locale} />
            </Block>
          )}
        </>
      ) : (
        <p className="ek-empty">{messages.save_first}</p>
      )}
    </>
  )
}
