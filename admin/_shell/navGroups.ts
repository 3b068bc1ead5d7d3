import type { StaffRole } from '#domain/access/staff.ts'
import { can } from '#domain/access/staff.ts'
import { textAt } from '#messages/catalog.ts'
import { adminViews, type AdminView } from '#admin/views.ts'
import type { AdminMessages } from './messages.ts'

/** A link of the navigation. */
export type NavLink = { href: string; label: string }
/** Links under a heading. */
export type NavGroup = { label: string; links: NavLink[] }
/** What Payload's own navigation would show: collections and globals a person may read, by group. */
export type PayloadGroup = { label: string; entities: { slug: string; type: string; label: string }[] }

type Asked = { roles: readonly StaffRole[]; groups: readonly PayloadGroup[]; messages: AdminMessages }

/** The address of a view of ours; of one for a single document, that of the list before it. */
export const hrefOf = ({ path }: Pick<AdminView, 'path'>): string =>
  path === '/' ? '/admin' : `/admin${path.replace(/\/:.*$/, '')}`

/** The navigation of a person: our views they may open and Payload's collections, under shared headings. */
export function navGroups({ roles, groups, messages }: Asked): { top: NavLink[]; groups: NavGroup[] } {
  const views: readonly AdminView[] = adminViews
  const ours = views.filter((view) => !view.isInner && can(roles, view.needs))
  const link = (view: AdminView): NavLink => ({
    href: hrefOf(view),
    label: textAt(messages, view.label) ?? view.label,
  })
  const headings = messages.ops.admin.group
  const merged = Object.entries(headings).map(([name, label]) => ({
    label,
    links: [
      ...ours.filter((view) => view.group === name).map(link),
      ...groups.filter((group) => group.label === name).flatMap(payloadLinks),
    ],
  }))
  const others = groups
    .filter((group) => !(group.label in headings))
    .map((group) => ({ label: group.label, links: payloadLinks(group) }))
  return {
    top: ours.filter((view) => !view.group).map(link),
    groups: [...merged, ...others].filter((group) => group.links.length > 0),
  }
}

const payloadLinks = ({ entities }: PayloadGroup): NavLink[] =>
  entities.map(({ slug, type, label }) => ({ href: `/admin/${type}/${slug}`, label }))
