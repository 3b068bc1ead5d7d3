import { getTranslation } from '@payloadcms/translations'
import { EntityType, groupNavItems } from '@payloadcms/ui/shared'
import type { ServerProps } from 'payload'
import type { PayloadGroup } from './navGroups.ts'

type Props = Pick<ServerProps, 'i18n' | 'payload' | 'permissions'> & {
  visibleEntities?: { collections: string[]; globals: string[] }
}

/** Collections and globals this person may read and is shown, in Payload's order and under its headings. */
export function payloadGroups({ i18n, payload, permissions, visibleEntities }: Props): PayloadGroup[] {
  const { collections, globals } = payload.config
  const entities = [
    ...collections
      .filter(({ slug }) => visibleEntities?.collections.includes(slug))
      .map((entity) => ({ type: EntityType.collection, entity })),
    ...globals
      .filter(({ slug }) => visibleEntities?.globals.includes(slug))
      .map((entity) => ({ type: EntityType.global, entity })),
  ]
  return groupNavItems(entities as never, permissions!, i18n).map((group) => ({
    label: getTranslation(group.label, i18n),
    entities: group.entities.map(({ slug, type, label }) => ({
      slug,
      type,
      label: getTranslation(label, i18n),
    })),
  }))
}
