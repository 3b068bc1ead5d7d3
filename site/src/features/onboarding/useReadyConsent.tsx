import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { ConsentBox } from '#domain/legal/consent.ts'
import { ConsentBoxes, consentQueries, LeaveLine, questionsOf, useAgree } from '../legal/index.ts'
import { useMessages } from '../../lib/messages.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Waiting } from '../../ui/Waiting.tsx'

/** The consent as a part of the last step. */
export type ReadyConsent = {
  /** The boxes, or what they wait for. */
  part: ReactNode
  /** What a member may do who doesn't agree; nothing when all was agreed to before. */
  leave: ReactNode
  /** Why the step can't end yet, or false. */
  missing: string | false
  /** Agrees to what was shown; nothing when all was agreed to before. */
  agree: () => Promise<void>
}

/**
 * The consent of the last step, sent before the answers are. A child has answered questions, and has the parental box
 * left. Source: docs/rules/onboarding.md S-001-5.
 */
export function useReadyConsent(isChild: boolean): ReadyConsent {
  const t = useMessages()
  const { data, error, refetch, isFetching } = useQuery(consentQueries.asked('steps'))
  const send = useAgree()
  const [checked, setChecked] = useState<ConsentBox[]>([])
  if (!data)
    return {
      part: error ? (
        <ErrorNotice title={t('consent.load_failed')} error={error} retry={refetch} busy={isFetching} />
      ) : (
        <Waiting label={t('common.state.loading')} lines={3} />
      ),
      leave: error && <LeaveLine forChild={isChild} />,
      missing: t(error ? 'consent.load_failed' : 'common.state.loading'),
      agree: async () => {},
    }
  const asked = data.boxes.map(({ box }) => box)
  const boxes: ConsentBox[] = !isChild ? questionsOf(asked) : asked.length > 0 ? ['parental'] : []
  const isWhole = boxes.every((box) => checked.includes(box))
  return {
    part: boxes.length > 0 && (
      <ConsentBoxes asked={data} boxes={boxes} checked={checked} onChange={setChecked} />
    ),
    leave: asked.length > 0 && <LeaveLine forChild={isChild} />,
    missing: !isWhole && t(isChild ? 'consent.missing_child' : 'consent.missing'),
    // Until the age is stored the server goes by what was claimed at sign-up, and may want the parental box of an
    // adult.
    agree: async () => {
      if (asked.length > 0) await send(data.documents, isChild || asked.includes('parental'))
    },
  }
}
