import { LoadFailed } from '#admin/_shell/LoadFailed.tsx'
import type { Loaded } from './useLoaded.client.ts'

type Props = {
  of: Pick<Loaded<unknown>, 'isBusy' | 'again'>
  words: { loading: string; failed: string; retry: string }
}

/** Stands where nothing is loaded yet: waiting, or failed with a button to try again. */
export function Waiting({ of, words }: Props) {
  if (of.isBusy) return <p role="status">{words.loading}</p>
  return <LoadFailed text={words.failed} retry={words.retry} again={of.again} />
}
