import { adults } from './adults.ts'
import { elders } from './elders.ts'
import { kids } from './kids.ts'
import type { DemoProduct } from './product.ts'
import { teens } from './teens.ts'

/** Every product of the demo dataset, the oldest first. */
export const demoProducts: readonly DemoProduct[] = [...kids, ...teens, ...adults, ...elders]
