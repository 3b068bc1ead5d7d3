import { CircleCheck, CircleDashed, Clock, PencilLine } from 'lucide-react'
import type { DefaultServerCellComponentProps } from 'payload'
import { isPublishable, type Publishable } from '#domain/content/scheduled.ts'
import { fill } from '#messages/catalog.ts'
import { publishingOf, type Publishing } from '#operations/content/publishingOf.ts'
import { services } from '#services'
import { batched } from '#admin/_shell/batched.ts'
import { adminMessages, localeOf } from '#admin/_shell/messages.ts'

const icons = { draft: CircleDashed, published: CircleCheck, changed: PencilLine, planned: Clock }
const looks = new Map<Publishable, (id: string) => Promise<Publishing | undefined>>()

/** In a list of content: draft, published, changed since, or planned for when. A shape and a word say it. */
export async function StateCell({ collectionSlug, i18n, rowData }: DefaultServerCellComponentProps) {
  if (!isPublishable(collectionSlug)) return null
  const look = looks.get(collectionSlug) ?? batched((ids) => publishingOf(services().db, collectionSlug, ids))
  looks.set(collectionSlug, look)
  const { id, _status: newest } = rowData as { id: string; _status?: string }
  const known = await look(id)
  const state = stateOf(known, newest)
  const messages = adminMessages({ i18n }).panel.content_state
  const Icon = icons[state]
  return (
    <span className={state === 'published' ? 'ek-state ek-state--ok' : 'ek-state'}>
      <Icon aria-hidden="true" />
      {fill(messages[state], {
        when: known?.plannedAt
          ? new Intl.DateTimeFormat(localeOf({ i18n }), { dateStyle: 'medium', timeStyle: 'short' }).format(
              known.plannedAt,
            )
          : '',
      })}
    </span>
  )
}

function stateOf(known: Publishing | undefined, newest: string | undefined): keyof typeof icons {
  if (known?.plannedAt) return 'planned'
  if (!known?.isPublished) return 'draft'
  return newest === 'draft' ? 'changed' : 'published'
}
