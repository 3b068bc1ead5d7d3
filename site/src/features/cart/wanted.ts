/** What was pressed before signing in, for this tab. */
const KEY = 'cart.wanted'

/** Remembers it. Where the browser keeps nothing, the cart opens without it. */
export function keepWanted(productId: string): void {
  try {
    sessionStorage.setItem(KEY, productId)
  } catch {
    // Nothing can be kept.
  }
}

/** Returns it once. */
export function takeWanted(): string | null {
  try {
    const productId = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return productId
  } catch {
    return null
  }
}
