import { useMutation, useQuery } from '@tanstack/react-query'
import { Ellipsis, EyeOff } from 'lucide-react'
import type { AgeGroup } from '#domain/account/ageGroup.ts'
import type { FamilyMemberView } from '#domain/family/schema.ts'
import { usePerson } from '../../lib/person.ts'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Boat } from '../../ui/Boat.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { showToast } from '../../ui/toasts.ts'
import css from './family.module.css'
import { PresenceDot } from './PresenceDot.tsx'
import { familyWrites, presenceQuery } from './queries.ts'
import { nameOf, type RightsOver } from './rights.ts'
import { ThinkButton } from './ThinkButton.tsx'
import { useShowError } from './useShowError.ts'

/** How large each boat is drawn: a sloop towers over a dinghy, but all fit. */
const scales: Readonly<Record<AgeGroup, number>> = { child: 0.72, teen: 0.62, adult: 0.37, elder: 0.64 }

type MemberCardProps = {
  member: FamilyMemberView
  isMe: boolean
  rights: RightsOver
  familyId: string
  ask: (question: 'remove' | 'block') => void
}

/** A member of the family: a boat afloat, and under the line who it is. */
export function MemberCard({ member, isMe, rights, familyId, ask }: MemberCardProps) {
  const t = useMessages()
  const format = useFormat(usePerson().timeZone)
  const name = nameOf(member)
  // A username that repeats the name says nothing.
  const hasOtherName = name.toLowerCase() !== member.username.toLowerCase()
  const boat = member.ageGroup ?? 'adult'
  const { data } = useQuery(presenceQuery)
  const seen = data?.members.find(({ userId }) => userId === member.userId)
  const items = useActs({ member, rights, familyId, ask })
  return (
    <li className={css.berth}>
      <svg viewBox="-75 -152 150 212" aria-hidden="true">
        <Boat of={boat} scale={scales[boat]} />
      </svg>
      <div className={css.who}>
        <div className={css.name}>
          <p>
            <bdi>{name}</bdi>
          </p>
          {items.length > 0 && (
            <Menu end className={css.more} label={t('family.more', { name })} items={items}>
              <Icon of={Ellipsis} />
            </Menu>
          )}
        </div>
        <PresenceDot presence={seen?.presence} />
        <p className="ek-small">
          {hasOtherName && <bdi>{member.username}</bdi>}
          {hasOtherName && member.pronouns && ' · '}
          {member.pronouns && <bdi>{member.pronouns}</bdi>}
        </p>
        <p className={css.tags}>
          {isMe && <StatusTag tone="lit">{t('family.you')}</StatusTag>}
          {member.role === 'admin' && <StatusTag>{t('family.role.admin')}</StatusTag>}
          {member.isBlocked && (
            <StatusTag tone="caution" icon={<Icon of={EyeOff} />}>
              {t('family.blocked')}
            </StatusTag>
          )}
        </p>
        <p className="ek-small">{t('family.joined', { when: format.date(member.joinedAt) })}</p>
        {seen && seen.thought !== 'closed' && (
          <ThinkButton
            familyId={familyId}
            userId={member.userId}
            name={name}
            isSent={seen.thought === 'sent'}
          />
        )}
      </div>
    </li>
  )
}

function useActs({ member, rights, familyId, ask }: Omit<MemberCardProps, 'isMe'>) {
  const t = useMessages()
  const showError = useShowError()
  const promote = useMutation(familyWrites.promote())
  const makeAdmin = () =>
    void promote
      .mutateAsync({ params: { id: familyId, userId: member.userId } })
      .then(
        () => showToast({ text: t('family.promote.done', { name: nameOf(member) }), tone: 'good' }),
        showError,
      )
  return [
    rights.canPromote && { key: 'promote', label: t('family.promote.act'), onSelect: makeAdmin },
    rights.canBlock && { key: 'block', label: t('family.block.act'), onSelect: () => ask('block') },
    rights.canRemove && {
      key: 'remove',
      label: t('family.remove.act'),
      caution: true,
      onSelect: () => ask('remove'),
    },
  ].filter((act) => act !== false)
}
