import type { NoticePosted } from '#domain/notifications/events.ts'
import type { Services } from '#services'
import type { Told } from './notify.ts'

/** Tells open pages that their bell has something new. After the commit; a lost event only saves no wait. */
export async function announceNotices(
  { publish }: Pick<Services['realtime'], 'publish'>,
  told: readonly Pick<Told, 'id' | 'userId'>[],
): Promise<void> {
  await Promise.all(
    told.map(({ id, userId }) => {
      const event: NoticePosted = { name: 'notice-posted', data: { id } }
      return publish(`private-user-${userId}`, event.name, event.data)
    }),
  )
}
