import type { QueryClient } from '@tanstack/react-query'
import { accountApi } from '#domain/account/api.ts'
import { call } from './call.ts'
import { forgetCare } from './care.ts'
import { saveDisplayPreferences } from './displayPreferences.ts'
import { deviceDrafts, dropDrafts } from './draft.ts'
import { localStore } from './localStore.ts'
import { dropAllWaiting, waitingOf } from './outbox.ts'
import { closeRealtime } from './realtime.ts'
import { forgetAppOffline } from './serviceWorker.ts'
import { meQuery } from './person.ts'
import { forgetPerson } from './rememberPerson.ts'
import { LAST_AGE_KEY } from './useAgePreset.ts'

/**
 * Signs out: ends the session (or, with `everywhere`, all of them), then takes everything personal off this device and
 * starts over on the landing page.
 * @throws ApiError when the session could not be ended; then nothing was taken away.
 */
export async function leave(client: QueryClient, { everywhere = false } = {}): Promise<void> {
  // What waits on this device is sent while it still can be; what is left goes with everything else.
  const personId = client.getQueryData(meQuery.queryKey)?.person?.id
  if (personId && waitingOf(personId).length > 0)
    await import('./sendWaiting.ts')
      .then(({ sendWaiting }) => sendWaiting(client, personId, { isLast: true }))
      .catch(() => {})
  await call(everywhere ? accountApi.revokeAllSessions : accountApi.signOut)
  // The next person at this device must not get messages of the last one.
  if ('Notification' in window && Notification.permission === 'granted')
    await import('./push.ts').then(({ forgetPush }) => forgetPush()).catch(() => {})
  await closeRealtime()
  client.clear()
  await deviceDrafts()
    .then((module) => module.forget(personId ?? null))
    .catch(() => dropDrafts())
  dropAllWaiting(personId ?? null)
  forgetPerson()
  forgetCare()
  localStore.remove(LAST_AGE_KEY)
  // Getting in takes the password from here on.
  for (const key of localStore.keys(`ek.lock.${personId ?? ''}`)) localStore.remove(key)
  for (const key of ['ek.reflection.', 'ek.listen.'].flatMap(localStore.keys)) localStore.remove(key)
  saveDisplayPreferences({ age: undefined })
  await forgetAppOffline().catch(() => {})
  // A full load: nothing of the person stays in memory.
  location.assign('/')
}
