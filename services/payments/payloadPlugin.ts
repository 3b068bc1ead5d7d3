import { stripePlugin } from '@payloadcms/plugin-stripe'
import type { Config, Plugin } from 'payload'
import Stripe from 'stripe'
import type { Env } from '../env.ts'
import { maySandbox } from './sandbox/maySandbox.ts'
import { sandboxAccount } from './sandbox/account.ts'

// The plugin exists only beside a newer Payload. A meta test pins what is installed instead of Payload's own check.
process.env.PAYLOAD_DISABLE_DEPENDENCY_CHECKER = 'true'

/** How long one try of the plugin may take, in milliseconds: its call is made inside a transaction. */
const TRY_MS = 4_000

type Settings = Record<string, unknown>
type Client = { _getPropsFromConfig: (config?: Settings | string) => Settings; isOurs?: true }

/**
 * Carries products and plans to the payment provider when a job saves them, and nothing else: no address of its own,
 * no link to a foreign page. Source: docs/rules/store.md D-sync, docs/rules/billing.md B-plans-at-provider.
 */
export function offersAtProvider(env: Env): Plugin {
  const sandbox = maySandbox(env) ? sandboxAccount(env) : undefined
  const secretKey = env.STRIPE_SECRET_KEY ?? sandbox?.secretKey ?? 'sk_test_none'
  pointClients(secretKey, sandbox?.sandboxPort)
  return withoutItsDoors(
    stripePlugin({
      stripeSecretKey: secretKey,
      isTestKey: !/^[a-z]+_live_/.test(secretKey),
      sync: [
        {
          collection: 'products',
          stripeResourceType: 'products',
          stripeResourceTypeSingular: 'product',
          fields: [
            { fieldPath: 'title', stripeProperty: 'name' },
            { fieldPath: 'isActive', stripeProperty: 'active' },
          ],
        },
        {
          collection: 'plans',
          stripeResourceType: 'products',
          stripeResourceTypeSingular: 'product',
          fields: [
            { fieldPath: 'name', stripeProperty: 'name' },
            { fieldPath: 'isActive', stripeProperty: 'active' },
          ],
        },
      ],
    }),
  )
}

/** The plugin makes its clients itself and has no option for where they call and how long they wait. */
function pointClients(secretKey: string, sandboxPort: number | undefined): void {
  const client = Stripe.prototype as unknown as Client
  if (client.isOurs) return
  const props = client._getPropsFromConfig
  client._getPropsFromConfig = function (config) {
    const own = props.call(this, config)
    // Ours says where it calls.
    if ('host' in own || 'timeout' in own) return own
    return {
      ...own,
      timeout: TRY_MS,
      maxNetworkRetries: 1,
      telemetry: false,
      ...(sandboxPort !== undefined && { host: '127.0.0.1', port: sandboxPort, protocol: 'http' }),
    }
  }
  client.isOurs = true
}

/** What the plugin carries. */
const carried = new Set(['products', 'plans'])
/** What staff sees of it is our own: its fields keep their place in the row and leave the form. */
const hiddenFields = new Set(['stripeID', 'skipSync'])

/** The plugin adds an address that answers all callers without a check; our signed inbox is another. */
const withoutItsDoors =
  (plugin: Plugin): Plugin =>
  async (config: Config) => {
    const { endpoints = [] } = config
    const changed = await plugin(config)
    return {
      ...changed,
      endpoints,
      collections: (changed.collections ?? []).map((collection) =>
        carried.has(collection.slug)
          ? {
              ...collection,
              fields: collection.fields
                .filter((field) => !('name' in field) || field.name !== 'docUrl')
                .map((field) =>
                  'name' in field && hiddenFields.has(field.name)
                    ? ({ ...field, saveToJWT: undefined, admin: { hidden: true } } as typeof field)
                    : field,
                ),
            }
          : collection,
      ),
    }
  }
