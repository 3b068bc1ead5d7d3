type Listener = (things: number) => void

const listeners = new Set<Listener>()

/** Publishes how many things the cart has now to what shows it. */
export const publishCart = (items: readonly { quantity: number }[]): void =>
  listeners.forEach((listener) => listener(thingsIn(items)))

/** Hears how many things the cart has. Returns what ends it. */
export function hearCart(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Things in a cart, each as often as it is in it. */
export const thingsIn = (items: readonly { quantity: number }[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0)
