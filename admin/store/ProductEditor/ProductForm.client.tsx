'use client'

import { toast } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { PREVIEW_URL_MAX } from '#domain/store/desk.ts'
import { ageRestrictions, categories, productTypes, shippingProfiles } from '#domain/store/enums.ts'
import { fill } from '#messages/catalog.ts'
import type { Locale } from '#messages/locales.ts'
import { Choice } from '#admin/_shell/Choice.tsx'
import { bodyOf, issuesOf, renamed, typedOf, type Issues, type Typed } from '../parts/productForm.ts'
import { rest, RestError } from '#admin/_shell/rest.client.ts'
import { TextField } from '../parts/TextField.tsx'
import type { Product, StoreMessages } from '../parts/types.ts'

type Props = {
  product: Product | null
  /** The language the texts are in. */
  lang: Locale
  messages: StoreMessages
  onSaved: (product: Product) => void
}
/** Fields with one line of text. */
type Line = { [K in keyof Typed]: Typed[K] extends boolean ? never : K }[keyof Typed]

/** The fields of a product. What was typed stays when it is not saved, with what is wrong at each field. */
export function ProductForm({ product, lang, messages, onSaved }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(() => typedOf(product))
  const [issues, setIssues] = useState<Issues>({})
  const [issue, setIssue] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (Object.keys(issues).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [issues])
  const set = <K extends keyof Typed>(name: K, value: Typed[K]) =>
    setTyped((now) => ({ ...now, [name]: value }))
  const { field, options } = messages
  const line = (name: Line, label: string, more: object = {}) => (
    <TextField
      label={label}
      value={typed[name]}
      issue={issues[name]}
      onChange={(value) => set(name, value as never)}
      {...more}
    />
  )
  const named = <T extends string>(values: readonly T[], names: Readonly<Record<T, string>>) =>
    values.map((value) => [value, names[value]] as const)

  async function save() {
    const wrong = issuesOf(typed, messages)
    setIssues(wrong)
    setIssue(null)
    if (Object.keys(wrong).length > 0) return
    setBusy(true)
    try {
      const query = { locale: lang }
      const saved = product
        ? await rest.update<Product>('products', product.id, bodyOf(typed), query)
        : await rest.create<Product>('products', bodyOf(typed), query)
      setTyped(typedOf(saved))
      toast.success(messages.saved)
      onSaved(saved)
    } catch (error) {
      const serverMessage = error instanceof RestError ? error.serverMessage : null
      const message = fill(messages.save_failed, { message: serverMessage ?? messages.wrong })
      setIssue(message)
      toast.error(message)
      if (error instanceof RestError) setIssues(renamed(error.fields))
    } finally {
      setBusy(false)
    }
  }

  const whole = { inputMode: 'numeric' }
  return (
    <form
      ref={form}
      className="ek-fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {line('title', field.title, { required: true, maxLength: 120, lang })}
      {line('subtitle', field.subtitle, { maxLength: 160, lang })}
      {line('slug', field.slug, { maxLength: 120, hint: field.slug_hint, dir: 'ltr' })}
      <div className="ek-fields__row">
        {line('price', field.price, { required: true, inputMode: 'decimal' })}
        {line('compareAt', field.compare_at, { inputMode: 'decimal' })}
        <Choice
          label={field.category}
          value={typed.category}
          options={named(categories, options.product_category)}
          issue={issues.category}
          onChange={(value) => set('category', value)}
        />
        <Choice
          label={field.type}
          value={typed.productType}
          options={named(productTypes, options.product_type)}
          issue={issues.productType}
          onChange={(value) => set('productType', value)}
        />
        <Choice
          label={field.age}
          value={typed.ageRestriction}
          options={named(ageRestrictions, options.age_restriction)}
          issue={issues.ageRestriction}
          onChange={(value) => set('ageRestriction', value)}
        />
      </div>
      {line('tags', field.tags)}
      {line('previewUrl', field.preview, {
        type: 'url',
        dir: 'ltr',
        maxLength: PREVIEW_URL_MAX,
        hint: field.preview_hint,
      })}
      {typed.productType === 'physical' && (
        <div className="ek-fields__row">
          {line('sku', field.sku, { maxLength: 60, hint: field.sku_hint, dir: 'ltr' })}
          {line('stock', field.stock, whole)}
          {line('weightGrams', field.weight, whole)}
          {line('lengthCm', field.length, whole)}
          {line('widthCm', field.width, whole)}
          {line('heightCm', field.height, whole)}
          <Choice
            label={field.shipping}
            value={typed.shippingProfile}
            options={[['', '–'], ...named(shippingProfiles, options.shipping_profile)]}
            issue={issues.shippingProfile}
            onChange={(value) => set('shippingProfile', value)}
          />
        </div>
      )}
      <label className="ek-fields__check">
        <input
          type="checkbox"
          checked={typed.isActive}
          onChange={({ target }) => set('isActive', target.checked)}
        />
        {field.active}
      </label>
      {product && (
        <a className="ek-link" href={`/admin/collections/products/${product.id}?locale=${lang}`}>
          {messages.rich}
        </a>
      )}
      {issue && (
        <p className="ek-notice ek-notice--bad" role="alert">
          {issue}
        </p>
      )}
      <div className="ek-acts">
        <button type="submit" className="ek-button ek-button--strong" disabled={busy}>
          {messages.save}
        </button>
      </div>
    </form>
  )
}
