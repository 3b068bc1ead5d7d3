import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CartView } from '#domain/cart/api.ts'
import { ApiError } from '../../lib/apiError.ts'
import { goTo } from './goTo.ts'
import { cartQuery, cartWrites } from './queries.ts'

/** Goes to the provider's page for this cart. What was changed meanwhile is shown in the cart instead. */
export function usePay({ items }: CartView) {
  const client = useQueryClient()
  const { mutateAsync: see } = useMutation(cartWrites.see)
  const { mutateAsync: open } = useMutation(cartWrites.checkout)
  const [isPaying, setPaying] = useState(false)
  const [error, setError] = useState<unknown>(null)

  // Back from the provider's page, a browser may show this one as it was left.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      setPaying(false)
      void client.invalidateQueries({ queryKey: cartQuery.queryKey })
    }
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [client])

  const pay = async () => {
    setPaying(true)
    setError(null)
    try {
      const prices = items.map(({ productId, priceCents }) => ({ productId, priceCents }))
      if (items.some(({ seenPriceCents }) => seenPriceCents !== null)) await see({ body: { prices } })
      const cartItems = items.map(({ productId, quantity }) => ({ productId, quantity }))
      const { url } = await open({ body: { cartItems } })
      goTo(url)
    } catch (caught) {
      setPaying(false)
      setError(caught)
      // Anything but a provider that is away says that the cart is another by now.
      if (caught instanceof ApiError && caught.status > 0 && caught.status < 500)
        void client.invalidateQueries({ queryKey: cartQuery.queryKey })
    }
  }
  return { pay: () => void pay(), isPaying, error }
}
