import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { cartWrites, showCart } from './queries.ts'
import { takeWanted } from './wanted.ts'

/** Puts in what was pressed before signing in, once. Returns its error, if it could not be put in. */
export function useWanted(): unknown {
  const client = useQueryClient()
  const { mutate } = useMutation(cartWrites.add)
  const [error, setError] = useState<unknown>()
  const isTaken = useRef(false)
  useEffect(() => {
    if (isTaken.current) return
    isTaken.current = true
    const productId = takeWanted()
    if (productId === null) return
    mutate({ body: { productId } }, { onSuccess: (cart) => showCart(client, cart), onError: setError })
  }, [client, mutate])
  return error
}
