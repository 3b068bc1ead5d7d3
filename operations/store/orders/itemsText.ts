/** What was bought, in one line of a mail. */
export const itemsText = (items: readonly { title: string; quantity: number }[]): string =>
  items.map(({ title, quantity }) => (quantity > 1 ? `${title} × ${quantity}` : title)).join(', ')
