/** Whether the reader asked for calm motion: in the display preferences, or on the device. */
export function isCalm(): boolean {
  const { motion } = document.documentElement.dataset
  if (motion) return motion === 'calm'
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}
