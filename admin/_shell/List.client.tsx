'use client'

import { DefaultListView, useListDrawerContext } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'

/** Payload's list of documents as the main part of its page. In a drawer it lies over a page that has one. */
export function List(props: ListViewClientProps) {
  const { isInDrawer } = useListDrawerContext()
  const list = <DefaultListView {...props} />
  return isInDrawer ? list : <main>{list}</main>
}
