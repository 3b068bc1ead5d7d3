import type { ImportMap } from 'payload'

/** The components Payload finds by their names; `npm run generate` writes the list. */
export const importMap: ImportMap
