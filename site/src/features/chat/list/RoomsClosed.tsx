import { lazy, Suspense } from 'react'
import type { ChatAccessView, RoomPreview } from '#domain/chat/schema.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { useAge } from '../../../lib/useAge.ts'
import { ButtonTo } from '../../../ui/ButtonTo.tsx'
import { Lines, Panel, Row, Section, Split, Stack } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PartBoundary } from '../../../ui/PartBoundary.tsx'
import { RoomRules } from '../room/RoomRules.tsx'
import { closedReasonOf } from './closedReasonOf.ts'
import css from './list.module.css'

const RoomHelp = lazy(() => import('../room/RoomHelp.tsx').then((m) => ({ default: m.RoomHelp })))

const FirstMood = lazy(() => import('../../checkins/index.ts').then((m) => ({ default: m.FirstMood })))

type RoomsClosedProps = {
  access: ChatAccessView
  /** The key of the room that led here, or null when the list was asked for. */
  wanted: string | null
  previews: readonly RoomPreview[]
}

/**
 * Shows kindly why the rooms are closed to the member, with one way on; and what they would find. Onboarding ends here
 * for members without a plan, so the first check-in stands below. Source: docs/rules/onboarding.md B-30.
 */
export function RoomsClosed({ access, wanted, previews }: RoomsClosedProps) {
  const t = useMessages()
  const format = useFormat(usePerson().timeZone)
  const isChild = useAge() === 'child'
  const closed = closedReasonOf(access, isChild)
  const when = access.until ? `${format.date(access.until)}, ${format.time(access.until)}` : ''
  const preview = previews.find(({ focusAreaKey }) => focusAreaKey === wanted) ?? null
  const shown = preview ? [preview] : previews
  return (
    <>
      {access.reason === 'subscription' && <Notice live>{t('chat.error.subscription')}</Notice>}
      <Split>
        <Panel sand>
          <Stack>
            <h2 className={css.gate}>{t.any(closed.title, { when })}</h2>
            <p>{t.any(closed.text, { when, days: closed.days })}</p>
            <Row>
              {closed.hasPlans && <ButtonTo to="/settings?tab=plan">{t('chat.gate.plans_act')}</ButtonTo>}
              <ButtonTo to={closed.to} look={closed.hasPlans ? 'line' : undefined}>
                {t.any(closed.act)}
              </ButtonTo>
            </Row>
          </Stack>
        </Panel>
        {shown.length > 0 && closed.isPreviewed && (
          <Section title={preview ? t('chat.preview') : t('chat.list')}>
            <Stack>
              <Lines className={css.rooms ?? ''}>
                {shown.map((room) => (
                  <li key={room.focusAreaKey} className={css.room}>
                    <h3>{room.name}</h3>
                    <p className="ek-small ek-soft">{t(`chat.band.${room.band}`)}</p>
                    <p>{room.description}</p>
                  </li>
                ))}
              </Lines>
              <p className="ek-soft">{t('chat.preview_text')}</p>
            </Stack>
          </Section>
        )}
      </Split>
      {/* A child's questions have a page and a heading of their own, and no onboarding leads a child here. */}
      {access.reason === 'subscription' && wanted !== null && !isChild && (
        <PartBoundary>
          <Suspense>
            <FirstMood />
          </Suspense>
        </PartBoundary>
      )}
      {closed.hasHelp && (
        <Suspense>
          <RoomHelp />
        </Suspense>
      )}
      {preview && closed.isPreviewed && <RoomRules />}
    </>
  )
}
