import { useQueryClient } from '@tanstack/react-query'
import type { GuardianEvent } from '#domain/guardians/events.ts'
import { meQuery, usePerson } from '../../lib/person.ts'
import { useLiveChannel } from '../../lib/useLiveChannel.ts'

const news: readonly string[] = ['guardian-verified', 'guardian-revoked'] satisfies GuardianEvent['name'][]

/** When a guardian agrees or takes it back, who the person is (and may do) is asked again, at once. */
export function useGuardianNews(): void {
  const client = useQueryClient()
  useLiveChannel({
    channel: `private-user-${usePerson().id}`,
    onEvent: (name) => {
      if (news.includes(name)) void client.invalidateQueries({ queryKey: meQuery.queryKey })
    },
    // `person` is fetched again by itself when the window is looked at.
    refetch: () => {},
  })
}
