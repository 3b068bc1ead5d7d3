import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig, type CollectionConfig, type Endpoint } from 'payload'
import { viewConfig } from '#admin/views.ts'
import { collections } from '#collections/index.ts'
import { contractEndpoints } from '#server/http/payloadEndpoints.ts'
import { deleteRules } from '#collections/_kit/deleteRules.ts'
import { editor } from '#collections/_kit/editor.ts'
import { globalWithLabels } from '#collections/_kit/withLabels.ts'
import { AppSettings } from '#globals/ops/AppSettings.ts'
import { auditedGlobal } from '#hooks/ops/auditTrail.ts'
import { invalidInput } from '#hooks/ops/invalidInput.ts'
import { CrisisProtocol } from '#globals/moderation/CrisisProtocol.ts'
import { StoreSettings } from '#globals/store/StoreSettings.ts'
import { LandingPage } from '#globals/content/LandingPage.ts'
import { UPLOAD_MAX } from '#domain/content/recordings.ts'
import { localeNames, locales, message } from '#messages'
import { migrations } from '#migrations/index.ts'
import { services } from '#services'
import { quietAdapter } from '#services/database/quietAdapter.ts'
import { offersAtProvider } from '#services/payments/payloadPlugin.ts'
import { payloadMail } from '#services/mail/payloadMail.ts'
import { bucketFor } from '#services/storage/panelBucket.ts'

const { env, log } = services()
const contracts = contractEndpoints(collections.map(({ slug }) => slug))

/** Payload asks the endpoints of a collection in order: ours come before its own `/:id`. */
const withEndpoints = (collection: CollectionConfig, own: Endpoint[]): CollectionConfig =>
  own.length === 0 ? collection : { ...collection, endpoints: [...own, ...(collection.endpoints || [])] }

/**
 * Payload: schema, migrations, the staff panel and its REST doors. Members are served by `endpoints/`, which Payload
 * knows too.
 */
export default buildConfig({
  secret: env.APP_SECRET,
  serverURL: env.origin,
  cors: [env.origin],
  csrf: [env.origin],
  telemetry: false,
  logger: log,
  email: payloadMail(env),
  debug: false,
  defaultDepth: 0,
  maxDepth: 2,
  defaultMaxTextLength: 4_000,
  graphQL: { disable: true },
  collections: collections.map((collection) => withEndpoints(collection, contracts.of(collection.slug))),
  endpoints: contracts.root,
  editor,
  hooks: { afterError: [invalidInput] },
  globals: [AppSettings, LandingPage, CrisisProtocol, StoreSettings].map((global) =>
    globalWithLabels(auditedGlobal(global)),
  ),
  // Payload names its own settings after itself.
  i18n: { translations: { en: { general: { payloadSettings: message('en', 'ops.admin.shell.panel') } } } },
  localization: {
    locales: locales.map((code) => ({ code, label: localeNames[code], ...(code === 'ar' && { rtl: true }) })),
    defaultLocale: 'en',
    fallback: true,
  },
  plugins: [
    bucketFor(env, ['audio', 'digital-assets', 'incident-screenshots', 'media', 'product-images']),
    offersAtProvider(env),
  ],
  db: quietAdapter(
    postgresAdapter({
      pool: {
        connectionString: env.DATABASE_URL,
        max: env.DATABASE_POOL_MAX,
        connectionTimeoutMillis: 5_000,
        statement_timeout: 15_000,
        lock_timeout: 5_000,
        query_timeout: 16_000,
        idle_in_transaction_session_timeout: 60_000,
      },
      idType: 'uuidv7',
      push: false,
      migrationDir: path.resolve(process.cwd(), 'migrations'),
      prodMigrations: undefined,
      beforeSchemaInit: [deleteRules],
      disableCreateDatabase: true,
    }),
  ),
  admin: {
    user: 'users',
    avatar: 'default',
    meta: { titleSuffix: '- Evenkeel', icons: [{ url: '/favicon.svg', type: 'image/svg+xml' }] },
    components: viewConfig(),
  },
  jobs: { access: { run: () => false, queue: () => false, cancel: () => false } },
  upload: { limits: { fileSize: UPLOAD_MAX }, abortOnLimit: true },
  // `npm run generate` writes them; a process that starts must not.
  typescript: { autoGenerate: false, outputFile: path.resolve(process.cwd(), 'payload-types.ts') },
  onInit: (payload) => {
    // The adapter has no listener of its own: without one a failing database would end the process.
    const pool = (payload.db as unknown as { pool?: { on(e: 'error', f: (error: Error) => void): void } })
      .pool
    pool?.on('error', (error) => log.warn({ err: error.message }, 'payload pool'))
  },
})

export { migrations }
