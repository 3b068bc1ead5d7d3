import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Output } from '#domain/api/contract.ts'
import type { legalConsentApi } from '#domain/legal/consentApi.ts'
import { ApiError } from '../../../lib/apiError.ts'
import { notifyConsented } from '../../../lib/consentNeeded.ts'
import { putPerson } from '../../../lib/putPerson.ts'
import { consentQueries } from './queries.ts'

/** What a member is asked to agree to. */
export type AskedConsent = Output<typeof legalConsentApi.asked>
/** A document that is asked about. */
export type AskedDocument = AskedConsent['documents'][number]

/**
 * Returns the function that agrees to the versions that were shown. Other tabs hear of it. When a newer version came
 * meanwhile, it is asked for and the error is thrown.
 */
export function useAgree() {
  const client = useQueryClient()
  const agree = useMutation(consentQueries.agree())
  return async (documents: readonly AskedDocument[], isParental: boolean): Promise<void> => {
    const versions = Object.fromEntries(documents.map(({ document, version }) => [document, version]))
    try {
      const { person } = await agree.mutateAsync({
        body: { versions, ...(isParental && { parental: true }) },
      })
      await putPerson(client, person)
      notifyConsented()
    } catch (error) {
      // What is missing is not what was shown: the question is read anew.
      if (error instanceof ApiError && error.code.startsWith('legal.error.'))
        await client.invalidateQueries({ queryKey: consentQueries.askedKey })
      throw error
    }
  }
}
