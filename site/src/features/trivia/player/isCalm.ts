/** Whether the reader asked for calm motion: in Comfort settings, or on the device. */
export function isCalm(): boolean {
  const { motion } = document.documentElement.dataset
  return motion === 'calm' || (motion !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches)
}
