import { anyOf, type BenchPerson } from '../../kit/data.ts'
import type { Asked } from '../../kit/load.ts'
import type { Runner } from '../../kit/rounds.ts'
import type { Server } from '../../kit/server.ts'
import { FULL_PAGES, productId } from './prepare.ts'

// Every fiftieth is not sold.
const shown = Array.from({ length: FULL_PAGES }, (_, index) => index + 1).filter((n) => n % 50 !== 0)

const pageAsked = ({ token }: BenchPerson, n: number): Asked => ({
  method: 'GET',
  path: `/api/store/products/${productId(n)}`,
  headers: { cookie: `ek_session=${token}` },
})

/**
 * product-page: a page full of pictures, reviews and related products, each time another member's of another product.
 */
export const productPages = (server: Server, people: readonly BenchPerson[]): Runner => ({
  server,
  workload: { next: () => pageAsked(anyOf(people), anyOf(shown)), isRepeatable: true },
})

type Page = {
  id: string
  title: string
  images: object[]
  tags: string[]
  reviews: { items: { id: string }[]; count: number }
  related: { id: string }[]
}

/** Asks both for some pages and compares their parts. @throws Error when they differ or are not full */
export async function requireEqualPages(
  people: readonly BenchPerson[],
  servers: readonly [Server, Server],
): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    const { path, headers } = pageAsked(anyOf(people), anyOf(shown))
    const [mine, other] = await Promise.all(
      servers.map(async ({ name, url }) => {
        const answer = await fetch(url + path, { headers })
        if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`)
        const { id, title, images, tags, reviews, related } = (await answer.json()) as Page
        const ids = (rows: { id: string }[]) => rows.map((row) => row.id)
        const parts = [id, title, images, tags, ids(reviews.items), reviews.count, ids(related).sort()]
        if (images.length !== 4 || reviews.items.length !== 10)
          throw new Error(`${name}: a page that is not full`)
        return JSON.stringify(parts)
      }),
    )
    if (mine !== other) throw new Error(`pages differ:\n${mine}\n${other}`)
  }
}
