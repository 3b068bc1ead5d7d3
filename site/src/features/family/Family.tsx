import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { FAMILY_MEMBERS_MAX, type FamilyGroupView } from '#domain/family/schema.ts'
import { usePerson } from '../../lib/person.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Section, Stack } from '../../ui/layout.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { MemberCard } from './MemberCard.tsx'
import { Code } from './Code.tsx'
import css from './family.module.css'
import { FamilyDialog, type Question } from './FamilyDialog.tsx'
import { rightsIn } from './rights.ts'
import { WaitingPeople } from './WaitingPeople.tsx'

/** One family: its boats on the water, its code, and what one may do. */
export function Family({ group }: { group: FamilyGroupView }) {
  const t = useMessages()
  const { id: me } = usePerson()
  const [question, setQuestion] = useState<Question | null>(null)
  const rights = rightsIn(group, me)
  const acts = [
    ...(rights.isAdmin
      ? [
          { key: 'rename', label: t('family.rename.act'), onSelect: () => setQuestion({ of: 'rename' }) },
          { key: 'code', label: t('family.code.renew'), onSelect: () => setQuestion({ of: 'code' }) },
        ]
      : []),
    {
      key: 'leave',
      label: t('family.leave.act'),
      caution: true,
      onSelect: () => setQuestion({ of: 'leave' }),
    },
  ]
  return (
    <Section
      title={<bdi>{group.name}</bdi>}
      aside={
        <div className={css.aside}>
          {t('family.members', { count: group.members.length, max: FAMILY_MEMBERS_MAX })}
          <Menu look="text" end label={t('family.menu', { family: group.name })} items={acts}>
            <Icon of={Ellipsis} />
          </Menu>
        </div>
      }
    >
      <Stack gap="roomy">
        {group.waiting.length > 0 && <WaitingPeople group={group} />}
        <div className={css.harbor}>
          <ul className={css.water}>
            {group.members.map((member) => (
              <MemberCard
                key={member.userId}
                member={member}
                isMe={member.userId === me}
                rights={rights.over(member)}
                ask={(of) => setQuestion({ of, member })}
                familyId={group.id}
              />
            ))}
          </ul>
        </div>
        {group.inviteCode && (
          <Code group={group} isAdmin={rights.isAdmin} onRenew={() => setQuestion({ of: 'code' })} />
        )}
      </Stack>
      {question && <FamilyDialog group={group} question={question} onClose={() => setQuestion(null)} />}
    </Section>
  )
}
