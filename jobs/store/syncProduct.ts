import type { SyncProductInput } from '#domain/store/deskJobs.ts'
import type { Run } from '#jobs/_kit/task.ts'
import { syncProduct } from '#operations/store/desk/syncProduct.ts'

/** Safe to repeat: the provider gets the product as it is now. Payload is loaded only here, since it is large. */
export async function run({ input, services }: Run<typeof SyncProductInput>): Promise<void> {
  const payload = async () => {
    const [{ getPayload }, { default: config }] = await Promise.all([
      import('payload'),
      import('#payload-config'),
    ])
    return getPayload({ config })
  }
  await syncProduct({ ...services, payload }, input.productId)
}
