import type { Served } from '#endpoints/_kit/serve.ts'
import { create, generateInviteCode, groups } from './groups.ts'
import { join } from './join.ts'
import { admit, promote, remove } from './members.ts'
import { leave, newCode, rename } from './oneGroup.ts'

/** Everything this feature serves. */
export const familyEndpoints: Served[] = [
  groups,
  create,
  generateInviteCode,
  join,
  rename,
  newCode,
  leave,
  remove,
  admit,
  promote,
]
