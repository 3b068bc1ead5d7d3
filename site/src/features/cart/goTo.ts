/** Leaves the app for another page, as that of the payment provider. */
export const goTo = (address: string): void => window.location.assign(address)
