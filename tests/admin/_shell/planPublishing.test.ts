import type { PayloadRequest } from 'payload'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { StaffRole } from '#domain/access/staff.ts'
import { actor } from '../kit/actors.ts'

const own = vi.hoisted(() => vi.fn())
vi.mock('@payloadcms/ui/utilities/schedulePublishHandler', () => ({ schedulePublishHandler: own }))
const { planPublishing } = await import('#admin/_shell/planPublishing.ts')

const remove = vi.fn()
const requestOf = (roles: StaffRole[] | null) =>
  ({
    t: (key: string) => key,
    payload: { delete: remove },
    user: roles && { actor: actor({ roles }) },
  }) as unknown as PayloadRequest
const doc = { relationTo: 'motivational-content', value: '1' }
beforeEach(() => {
  own.mockReset().mockResolvedValue({ message: 'planned' })
  remove.mockReset().mockResolvedValue({ docs: [] })
})

describe('planning in the panel', () => {
  it.each(['moderator', 'admin', 'super_admin', 'owner'] as const)('is open to a %s', async (role) => {
    expect(await planPublishing({ req: requestOf([role]), doc, type: 'publish' })).toEqual({
      message: 'planned',
    })
    await planPublishing({ req: requestOf([role]), deleteID: '7' })
    expect(remove).toHaveBeenCalledOnce()
  })

  it.each([[null], [[]], [['support']]] as [StaffRole[] | null][])('is closed to %j', async (roles) => {
    await expect(planPublishing({ req: requestOf(roles), doc })).rejects.toMatchObject({ status: 403 })
    await expect(planPublishing({ req: requestOf(roles), deleteID: '7' })).rejects.toMatchObject({
      status: 403,
    })
    expect([own.mock.calls, remove.mock.calls]).toEqual([[], []])
  })

  it.each(['users', 'feature-flags', 'toString', undefined])('knows no plans for %j', async (relationTo) => {
    const strange = relationTo === undefined ? {} : { doc: { relationTo, value: '1' } }
    await expect(planPublishing({ req: requestOf(['owner']), ...strange })).rejects.toMatchObject({
      status: 403,
    })
    expect(own).not.toHaveBeenCalled()
  })

  it('takes a plan away without leaving an empty one', async () => {
    await planPublishing({ req: requestOf(['moderator']), deleteID: '7' })
    expect(remove.mock.calls[0]![0]).toMatchObject({
      collection: 'payload-jobs',
      where: { and: [{ id: { equals: '7' } }, { taskSlug: { equals: 'schedulePublish' } }] },
    })
    expect(own).not.toHaveBeenCalled()
  })
})
