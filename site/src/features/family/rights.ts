import { decidesWhoBelongs, isRemovable, mayBecomeAdmin } from '#domain/family/rights.ts'
import type { FamilyGroupView, FamilyMemberView } from '#domain/family/schema.ts'

/** What the reader may do to one member. The server decides again. */
export type RightsOver = { canRemove: boolean; canPromote: boolean; canBlock: boolean }
/** What the reader may do in a family. */
export type Rights = { isAdmin: boolean; over: (member: FamilyMemberView) => RightsOver }

/** The rights of a reader in a family: admins name it and make codes, adult admins decide who belongs to it. */
export function rightsIn(group: FamilyGroupView, readerId: string): Rights {
  const reader = group.members.find(({ userId }) => userId === readerId)
  const isAdmin = reader?.role === 'admin'
  const decides = reader !== undefined && decidesWhoBelongs(reader)
  return {
    isAdmin,
    over: (member) => {
      const isOther = member.userId !== readerId
      return {
        canRemove: isOther && decides && isRemovable(member),
        canPromote: isOther && decides && mayBecomeAdmin(member) && member.role !== 'admin',
        canBlock: isOther && !member.isBlocked,
      }
    },
  }
}

/** The name a family member is shown by. */
export const nameOf = ({ firstName, username }: FamilyMemberView): string => firstName ?? username
