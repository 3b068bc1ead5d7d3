/** The size of a `rem` in CSS pixels: marks grow with the text. */
export const remInPixels = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
