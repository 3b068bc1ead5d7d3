import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CartLine, CartView } from '#domain/cart/api.ts'
import { errorText } from '../../lib/errorText.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import css from './cart.module.css'
import { cartWrites, showCart } from './queries.ts'

/** Who gets a file: the member, or one of their families. */
export function GiftFor({ item, family }: { item: CartLine; family: CartView['family'] }) {
  const t = useMessages()
  const client = useQueryClient()
  const change = useMutation(cartWrites.change)
  const { productId, giftFor, needsGiftFor } = item
  if (family.length === 0)
    return <p className={css.soft}>{t(needsGiftFor ? 'cart.gift.none' : 'cart.digital')}</p>
  const choose = (value: string) =>
    change.mutate(
      { params: { productId }, body: { giftFor: value === '' ? null : value } },
      { onSuccess: (cart) => showCart(client, cart) },
    )
  return (
    <Field label={t('cart.gift.label')} error={change.error ? errorText(t, change.error) : undefined}>
      <Select value={giftFor ?? ''} onChange={({ target }) => choose(target.value)}>
        <option value="">{t(needsGiftFor ? 'cart.gift.choose' : 'cart.gift.me')}</option>
        {family.map(({ userId, name }) => (
          <option key={userId} value={userId}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
