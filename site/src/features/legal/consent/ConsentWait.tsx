import { useQueryClient } from '@tanstack/react-query'
import { Languages, LifeBuoy, Mail } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../../lib/messages.tsx'
import { meQuery, usePerson } from '../../../lib/person.ts'
import { useLiveChannel } from '../../../lib/useLiveChannel.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { ButtonTo } from '../../../ui/ButtonTo.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Row, Section } from '../../../ui/layout.tsx'
import { StepPage } from '../../../ui/StepPage.tsx'
import { LeaveLine } from './LeaveLine.tsx'
import { useHeadingFirst } from './useHeadingFirst.ts'

const ChooseLanguage = lazy(() => import('./ChooseLanguage.tsx').then((m) => ({ default: m.ChooseLanguage })))
/** How often to ask whether the guardian confirmed while there is no live connection, in milliseconds. */
const POLL_MS = 10_000

/**
 * A child agreed and waits for their guardian: what is still open, until the guardian confirms and the page goes on.
 */
export function ConsentWait() {
  const t = useMessages()
  const client = useQueryClient()
  const { id, guardian, needsGuardian, consent } = usePerson()
  const [isChoosing, setChoosing] = useState(false)
  useHeadingFirst()
  const refetch = () => void client.invalidateQueries(meQuery)
  useLiveChannel({
    channel: `private-user-${id}`,
    onEvent: (name) => {
      if (name.startsWith('guardian-')) refetch()
    },
    refetch,
    pollMs: POLL_MS,
  })
  return (
    <StepPage title={t('consent.wait.title_child')} lead={t('consent.wait.lead_child')}>
      {consent?.waitsForGuardian === 'withdrawn' && (
        <Notice tone="caution" live>
          {t('consent.wait.withdrawn_child')}
        </Notice>
      )}
      <p>{t('consent.wait.own_child')}</p>
      <Section title={t('consent.wait.works_child')}>
        <Row>
          {guardian !== 'verified' && (
            <ButtonTo
              to={needsGuardian ? '/parent-verification' : '/parent-verification?again=1'}
              icon={<Icon of={Mail} />}
            >
              {t('consent.wait.mail_child')}
            </ButtonTo>
          )}
          <ButtonLink look="line" href="/crisis" icon={<Icon of={LifeBuoy} />}>
            {t('consent.wait.help_child')}
          </ButtonLink>
          <Button look="line" icon={<Icon of={Languages} />} onClick={() => setChoosing(true)}>
            {t('consent.wait.language')}
          </Button>
        </Row>
        <Suspense>{isChoosing && <ChooseLanguage onEnd={() => setChoosing(false)} />}</Suspense>
      </Section>
      <LeaveLine isAsked={false} />
    </StepPage>
  )
}
