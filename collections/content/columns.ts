import type { Field } from 'payload'

/** A column of lists: whether members see a document, and from when. */
export const contentState: Field = {
  name: 'state',
  type: 'ui',
  admin: { components: { Cell: '/admin/content/StateCell.tsx#StateCell' } },
}

/** A column of lists: the kind and size of an upload. */
export const storedFile: Field = {
  name: 'file',
  type: 'ui',
  admin: { components: { Cell: '/admin/content/FileCell.tsx#FileCell' } },
}
