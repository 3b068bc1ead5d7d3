import { describe, expect, it } from 'vitest'
import { staffRoles, type StaffRole } from '#domain/access/staff.ts'
import { en } from '#messages/en/index.ts'
import { navGroups, type PayloadGroup } from '#admin/_shell/navGroups.ts'

const payload: PayloadGroup[] = [
  {
    label: 'Content',
    entities: [{ slug: 'journal-prompts', type: 'collections', label: 'Journal prompts' }],
  },
  { label: 'Operations', entities: [{ slug: 'app-settings', type: 'globals', label: 'Settings' }] },
  { label: 'Elsewhere', entities: [{ slug: 'odd', type: 'collections', label: 'Odd' }] },
]
const seenBy = (role: StaffRole, groups = payload) => navGroups({ roles: [role], groups, messages: en })

describe('the navigation', () => {
  it('puts our views and the collections under shared headings', () => {
    expect(seenBy('owner')).toEqual({
      top: [{ href: '/admin', label: 'Dashboard' }],
      groups: [
        { label: 'People', links: [{ href: '/admin/factor-resets', label: 'Second factors' }] },
        {
          label: 'Content',
          links: [
            { href: '/admin/trivia', label: 'Saturday Trivia Admin' },
            { href: '/admin/collections/journal-prompts', label: 'Journal prompts' },
          ],
        },
        {
          label: 'Operations',
          links: [
            { href: '/admin/flags', label: 'Feature flags' },
            { href: '/admin/usage', label: 'Usage by age band' },
            { href: '/admin/moderation', label: 'Moderation' },
            { href: '/admin/stripe', label: 'Stripe status' },
            { href: '/admin/stripe-diagnostics', label: 'Stripe diagnostics' },
            { href: '/admin/stripe-live-test', label: 'Stripe live test' },
            { href: '/admin/stripe-live-setup', label: 'Stripe live setup' },
            { href: '/admin/publish', label: 'Publish' },
            { href: '/admin/production', label: 'Production' },
            { href: '/admin/crisis-protocol', label: 'Crisis protocol' },
            { href: '/admin/shifts', label: 'Shifts' },
            { href: '/admin/watched-words', label: 'Watched words' },
            { href: '/admin/legal', label: 'Legal' },
            { href: '/admin/globals/app-settings', label: 'Settings' },
          ],
        },
        {
          label: 'Store',
          links: [
            { href: '/admin/store', label: 'Store' },
            { href: '/admin/products', label: 'Products' },
            { href: '/admin/orders', label: 'Orders' },
            { href: '/admin/reviews', label: 'Reviews' },
          ],
        },
        { label: 'Elsewhere', links: [{ href: '/admin/collections/odd', label: 'Odd' }] },
      ],
    })
  })

  it.each(staffRoles.map((role) => [role, ['owner', 'super_admin', 'admin'].includes(role)] as const))(
    'shows %s the flags: %s',
    (role, shown) => {
      const links = seenBy(role).groups.flatMap((group) => group.links)
      expect(links.some(({ href }) => href === '/admin/flags')).toBe(shown)
    },
  )

  it.each(staffRoles.map((role) => [role, role !== 'moderator'] as const))(
    'shows %s the use by age band: %s',
    (role, shown) => {
      const links = seenBy(role).groups.flatMap((group) => group.links)
      expect(links.some(({ href }) => href === '/admin/usage')).toBe(shown)
    },
  )

  it('shows held entries to the personal mark alone', () => {
    const hrefs = (roles: Parameters<typeof navGroups>[0]['roles']) =>
      navGroups({ roles, groups: [], messages: en }).groups.flatMap(({ links }) =>
        links.map(({ href }) => href),
      )
    expect(hrefs(staffRoles)).not.toContain('/admin/held-entries')
    expect(hrefs(['child_safety'])).toEqual([])
    expect(hrefs(['moderator', 'child_safety'])).toContain('/admin/held-entries')
  })

  it('has no heading without a link', () => {
    // The crisis protocol is for all staff, the desk for all but support.
    expect(seenBy('moderator', []).groups).toEqual([
      { label: 'Content', links: [{ href: '/admin/trivia', label: 'Saturday Trivia Admin' }] },
      {
        label: 'Operations',
        links: [
          { href: '/admin/moderation', label: 'Moderation' },
          { href: '/admin/crisis-protocol', label: 'Crisis protocol' },
          { href: '/admin/shifts', label: 'Shifts' },
          { href: '/admin/watched-words', label: 'Watched words' },
        ],
      },
      { label: 'Store', links: [{ href: '/admin/reviews', label: 'Reviews' }] },
    ])
  })
})
