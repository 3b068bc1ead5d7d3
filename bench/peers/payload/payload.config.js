import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig } from 'payload'
import {
  messages,
  moods,
  productPictures,
  products,
  reflections,
  userBadges,
  users,
  userStreaks,
} from './collections.js'

/**
 * The same data as ours, the way Payload's own documentation would build it: default sign-in, own rows only, the
 * messages of a room, and a shelf of products.
 */
export default buildConfig({
  secret: process.env.PAYLOAD_SECRET,
  telemetry: false,
  collections: [users, moods, reflections, userStreaks, userBadges, messages, products, productPictures],
  admin: { user: 'users' },
  // Ids of the same kind as ours, so that both hold the same rows.
  db: postgresAdapter({
    idType: 'uuid',
    push: process.env.PEER_PUSH === 'true',
    pool: { connectionString: process.env.DATABASE_URL, max: 10 },
  }),
})
