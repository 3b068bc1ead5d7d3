import { LoadFailed } from '#admin/_shell/LoadFailed.tsx'
import type { Loaded } from './useLoaded.client.ts'

type Props = {
  of: Pick<Loaded<unknown>, 'isBusy' | 'again'>
  messages: { loading: string; failed: string; retry: string }
}

/** Stands where nothing is loaded yet: waiting, or failed with a button to try again. */
export function Waiting({ of, messages }: Props) {
  if (of.isBusy) return <p role="status">{messages.loading}</p>
  return <LoadFailed text={messages.failed} retry={messages.retry} again={of.again} />
}
