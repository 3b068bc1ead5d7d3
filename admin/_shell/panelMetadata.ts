import { generatePageMetadata } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { en } from '#messages/en/index.ts'

const NAME = 'Evenkeel'
type Asked = Parameters<typeof generatePageMetadata>[0]

/**
 * Title and icon of a page of the panel: `Reports - Evenkeel`. Payload finds the title, its name and its own texts
 * about itself stay away, and nothing of the panel is for search engines.
 */
export async function panelMetadata(asked: Asked): Promise<Metadata> {
  const { title } = (await generatePageMetadata(asked)) as Metadata
  return {
    title: { absolute: titled(typeof title === 'string' ? title : '') },
    icons: [{ url: '/favicon.svg', type: 'image/svg+xml' }],
    robots: { index: false, follow: false },
  }
}

/** Payload forgets the name of the product on some pages, and the title on others. */
function titled(title: string): string {
  const page = title.endsWith(NAME)
    ? title.slice(0, -NAME.length).trim().replace(/-$/, '').trim()
    : title.trim()
  return `${page || en.ops.admin.shell.not_found} - ${NAME}`
}
