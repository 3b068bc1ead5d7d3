import { Link } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import type { ReactNode } from 'react'

type LinkedCellProps = Pick<
  DefaultServerCellComponentProps,
  'collectionSlug' | 'link' | 'linkURL' | 'rowData'
> & { children: ReactNode }

/** The text of a cell, with the way to its document where the list asks for one. */
export function LinkedCell({ collectionSlug, link, linkURL, rowData, children }: LinkedCellProps) {
  if (!link) return children
  const id = String((rowData as { id: string }).id)
  return (
    <Link href={linkURL ?? `/admin/collections/${collectionSlug}/${encodeURIComponent(id)}`} prefetch={false}>
      {children}
    </Link>
  )
}
