import type { NoInput } from '#domain/jobs/job.ts'
import type { Run } from '#jobs/_kit/task.ts'
import { compareProducts } from '#operations/store/desk/compareProducts.ts'

/** Safe to repeat: what is the same is left as it is. */
export async function run({ services }: Run<typeof NoInput>): Promise<void> {
  const different = await compareProducts(services)
  if (different > 0) services.log.warn({ products: different }, 'products differ at the provider')
}
