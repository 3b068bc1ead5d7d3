import { syncProduct } from '#domain/store/deskJobs.ts'
import { queuesChange } from '#hooks/_kit/atProvider.ts'

/** Queues telling the provider, in the transaction of the change. */
export const queueSync = queuesChange(syncProduct, (productId) => ({ productId }))
