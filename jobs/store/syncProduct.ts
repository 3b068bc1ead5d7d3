import type { SyncProductInput } from '#domain/store/deskJobs.ts'
import { loadPayload } from '#jobs/_kit/loadPayload.ts'
import type { Run } from '#jobs/_kit/task.ts'
import { syncProduct } from '#operations/store/desk/syncProduct.ts'

/** Safe to repeat: the provider gets the product as it is now. */
export async function run({ input, services }: Run<typeof SyncProductInput>): Promise<void> {
  await syncProduct({ ...services, payload: loadPayload }, input.productId)
}
