import { queryOptions } from '@tanstack/react-query'
import { legalConsentApi } from '#domain/legal/consentApi.ts'
import { read, write } from '../../../lib/query.ts'

/**
 * What is asked of the member, and their answer. `of` names what is missing, so that something else is asked for anew;
 * nothing is kept once the screen is gone.
 */
export const consentQueries = {
  asked: (of: string) => {
    const { queryKey, ...options } = read(legalConsentApi.asked)
    return queryOptions({ ...options, queryKey: [...queryKey, of], gcTime: 0 })
  },
  askedKey: read(legalConsentApi.asked).queryKey,
  agree: () => write(legalConsentApi.agree, [], { repeatable: true }),
}
