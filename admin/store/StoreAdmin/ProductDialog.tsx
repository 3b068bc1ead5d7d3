import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { centsOf, DIALOG_PICTURE_MAX, dollarsOf, pictureTypes } from '#domain/store/desk.ts'
import type { Category } from '#domain/store/enums.ts'
import type { Locale } from '#messages/locales.ts'
import { Issue } from '#admin/_shell/Choice.tsx'
import { Dialog } from '#admin/_shell/Dialog.tsx'
import { isCount, renamed, type Issues } from '../parts/productForm.ts'
import { rest, RestError } from '#admin/_shell/rest.client.ts'
import { TextField } from '../parts/TextField.tsx'
import type { Product, StoreMessages } from '../parts/types.ts'

type Props = {
  /** The product that is changed; null for a new one. */
  product: Product | null
  category: Category
  messages: StoreMessages
  /** The language the list shows names in. */
  locale: Locale
  onClose: () => void
  onSaved: () => void
}

/**
 * The quick way to a product: name, price, stock, SKU and one picture. A new one is a draft. What was typed stays when
 * it is not saved. Source: docs/rules/store.md V-038.
 */
export function ProductDialog({ product, category, messages, locale, onClose, onSaved }: Props) {
  const [typed, setTyped] = useState({
    name: product?.title ?? '',
    price: product ? dollarsOf(product.priceCents) : '',
    stock: product?.stock == null ? '' : String(product.stock),
    sku: product?.sku ?? '',
    isActive: product?.isActive ?? false,
  })
  const [file, setFile] = useState<File | null>(null)
  const [issues, setIssues] = useState<Issues>({})
  const [issue, setIssue] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  // A picture that fails is sent again for the product that is there already.
  const [stored, setStored] = useState(product)
  const isPhysical = (product?.productType ?? 'physical') === 'physical'
  const set = (name: keyof typeof typed) => (value: string) => setTyped((now) => ({ ...now, [name]: value }))

  function check(): boolean {
    const { name, price, stock } = typed
    const found: Record<string, string> = {}
    const isMissing = name.trim() === '' || price.trim() === ''
    if (!isMissing && centsOf(price) === null) found.price = messages.price_invalid
    if (!isCount(stock)) found.stock = messages.whole_number
    if (file && file.size > DIALOG_PICTURE_MAX) found.file = messages.picture_size
    else if (file && !pictureTypes.some((type) => type === file.type)) found.file = messages.picture_type
    setIssues(found)
    setIssue(isMissing ? messages.name_and_price : null)
    return !isMissing && Object.keys(found).length === 0
  }

  async function save() {
    if (!check()) return
    setBusy(true)
    const { name, price, stock, sku, isActive } = typed
    // The list may show the name in another language than the one it was written in: only a new name is sent.
    const isNamed = name.trim() !== product?.title
    const data = {
      ...(isNamed && { title: name.trim() }),
      priceCents: centsOf(price),
      isActive,
      ...(isPhysical && { stock: Number(stock || 0), sku: sku.trim() }),
    }
    const start = { category, productType: 'physical', ageRestriction: 'all' }
    let failed = product ? messages.update_failed : messages.create_failed
    try {
      const saved = stored
        ? await rest.update<Product>('products', stored.id, data, isNamed && product ? { locale } : {})
        : await rest.create<Product>('products', { ...start, ...data })
      setStored(saved)
      failed = messages.image_failed
      if (file) await rest.upload('product-images', file, { product: saved.id, isCover: true })
      toast.success(messages.saved)
      onSaved()
    } catch (error) {
      const { serverMessage, fields } =
        error instanceof RestError ? error : { serverMessage: null, fields: {} as Issues }
      const { title, ...others } = renamed(fields)
      setIssues({ ...others, ...(title && { name: title }) })
      setIssue(serverMessage ?? failed)
      toast.error(failed)
      setBusy(false)
    }
  }

  return (
    <Dialog title={product ? messages.edit_title : messages.new_title} onClose={onClose}>
      <form
        className="ek-fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextField
          label={messages.field.name}
          value={typed.name}
          maxLength={120}
          issue={issues.name}
          onChange={set('name')}
        />
        <TextField
          label={messages.field.price}
          value={typed.price}
          inputMode="decimal"
          issue={issues.price}
          onChange={set('price')}
        />
        {isPhysical && (
          <>
            <TextField
              label={messages.field.stock}
              value={typed.stock}
              inputMode="numeric"
              issue={issues.stock}
              onChange={set('stock')}
            />
            <TextField
              label={messages.field.sku}
              value={typed.sku}
              maxLength={60}
              hint={messages.field.sku_hint}
              issue={issues.sku}
              onChange={set('sku')}
            />
          </>
        )}
        <div className="ek-field">
          <label>
            {messages.field.image}
            <input
              type="file"
              accept={pictureTypes.join(',')}
              aria-describedby="product-image"
              onChange={({ target }) => setFile(target.files?.[0] ?? null)}
            />
          </label>
          <span id="product-image">
            <span className="ek-hint">{messages.field.image_hint}</span>
            <Issue id="product-image-issue" text={issues.file} />
          </span>
        </div>
        <label className="ek-fields__check">
          <input
            type="checkbox"
            checked={typed.isActive}
            onChange={({ target }) => setTyped((now) => ({ ...now, isActive: target.checked }))}
          />
          {messages.field.active}
        </label>
        {issue && (
          <p className="ek-notice ek-notice--bad" role="alert">
            {issue}
          </p>
        )}
        <div className="ek-dialog__acts">
          <button type="button" className="ek-button" onClick={onClose}>
            {messages.cancel}
          </button>
          <button type="submit" className="ek-button ek-button--strong" disabled={busy}>
            {messages.save}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
