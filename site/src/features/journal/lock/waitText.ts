import type { Messages } from '../../../lib/messages.tsx'

/** Seconds up to which a wait is shown in seconds. */
const SECONDS_MAX = 90

/** Returns how long the next PIN has to wait, as text: seconds, or minutes when there are many. */
export function waitText(t: Messages, seconds: number): string {
  const isLong = seconds > SECONDS_MAX
  const time = new Intl.NumberFormat(t.locale === 'ar' ? 'ar-u-nu-latn' : t.locale, {
    style: 'unit',
    unit: isLong ? 'minute' : 'second',
    unitDisplay: 'long',
  }).format(isLong ? Math.ceil(seconds / 60) : seconds)
  return t('journalLock.wait', { time })
}
