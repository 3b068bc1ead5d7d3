import { useState } from 'react'
import type { FamilyAnswer, FamilyRequestView } from '#domain/family/familyRequests.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Lines, Panel, Row, Stack } from '../../../ui/layout.tsx'
import { showToast } from '../../../ui/toasts.ts'

type FamilyRequestsProps = {
  /** Its place among the headings of the page. */
  heading: 'h2' | 'h3'
  child: string | null
  requests: readonly FamilyRequestView[]
  /** Sends an answer; throws errors. */
  send: (id: string, answer: FamilyAnswer) => Promise<unknown>
  /** Something was answered, or is not open any more. */
  onAnswered: () => void
}

/** Families that wait for a guardian's yes or no, with who is there. */
export function FamilyRequests({ heading: Heading, child, requests, send, onAnswered }: FamilyRequestsProps) {
  const t = useMessages()
  if (requests.length === 0) return null
  return (
    <Panel>
      <Stack>
        <Heading>{t('guardians.request.title')}</Heading>
        <p>{t('guardians.request.hint')}</p>
        {requests.map((request) => (
          <Request
            key={`${request.id} ${request.version}`}
            child={child ?? t('guardians.request.unnamed')}
            request={request}
            send={send}
            onAnswered={onAnswered}
          />
        ))}
      </Stack>
    </Panel>
  )
}

type RequestProps = Omit<FamilyRequestsProps, 'heading' | 'requests' | 'child'> & {
  child: string
  request: FamilyRequestView
}

function Request({ child, request, send, onAnswered }: RequestProps) {
  const t = useMessages()
  const [busy, setBusy] = useState<FamilyAnswer['answer'] | null>(null)
  const { id, kind, family, username, members, version } = request
  const args = {
    child: isolated(child),
    family: isolated(family),
    name: isolated(username ?? ''),
  }
  const sentence =
    kind === 'own'
      ? t('guardians.request.own', args)
      : username
        ? t('guardians.request.company', args)
        : t('guardians.request.company_minor', args)
  const press = async (answer: FamilyAnswer['answer']) => {
    if (busy) return
    setBusy(answer)
    try {
      await send(id, { answer, version })
      showToast({
        text: t(answer === 'yes' ? 'guardians.request.said_yes' : 'guardians.request.said_no'),
        tone: 'good',
      })
    } catch (error) {
      showToast({ text: t('common.error.title'), detail: errorText(t, error), tone: 'bad' })
    }
    setBusy(null)
    // Also after an error: the question may be another one now.
    onAnswered()
  }
  return (
    <div>
      <p>{sentence}</p>
      <p className="ek-soft">{t('guardians.request.there', { count: members.length })}</p>
      <Lines>
        {members.map(({ name, ageGroup }, index) => (
          <li key={index}>
            <bdi>{name ?? t(ageGroup === 'teen' ? 'guardians.request.teen' : 'guardians.request.child')}</bdi>
          </li>
        ))}
      </Lines>
      <Row>
        <Button
          look="line"
          size="small"
          busy={busy === 'no' && t('common.action.sending')}
          onClick={() => void press('no')}
        >
          {t('guardians.request.no')}
        </Button>
        <Button
          size="small"
          busy={busy === 'yes' && t('common.action.sending')}
          onClick={() => void press('yes')}
        >
          {t('guardians.request.yes')}
        </Button>
      </Row>
    </div>
  )
}

/** A name keeps its own direction inside a sentence of any language. */
const isolated = (name: string): string => `\u2068${name}\u2069`
