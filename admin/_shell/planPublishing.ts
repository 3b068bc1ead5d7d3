import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import { Forbidden, type PayloadRequest } from 'payload'
import { actorOf } from '#access/enforce.ts'
import { can } from '#domain/access/staff.ts'
import { isPublishable, mayPublish } from '#domain/content/scheduled.ts'

type Asked = {
  req: PayloadRequest
  deleteID?: number | string
  doc?: { relationTo: string; value: string }
  [more: string]: unknown
}

/**
 * Plans publishing, or removes a plan, for staff who may write content. Payload's own handler asks only whether
 * a member of staff may enter the panel, and queues an empty plan after each removal.
 */
export async function planPublishing(asked: Asked): Promise<unknown> {
  const { req, deleteID, doc } = asked
  const roles = actorOf(req)?.roles ?? []
  if (deleteID !== undefined) {
    if (!can(roles, 'content.write')) throw new Forbidden(req.t)
    await req.payload.delete({
      collection: 'payload-jobs',
      where: { and: [{ id: { equals: deleteID } }, { taskSlug: { equals: 'schedulePublish' } }] },
    })
    return { message: req.t('general:success') }
  }
  if (!isPublishable(doc?.relationTo) || !mayPublish(roles, doc.relationTo)) throw new Forbidden(req.t)
  return schedulePublishHandler(asked as never)
}
