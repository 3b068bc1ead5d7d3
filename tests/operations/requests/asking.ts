import { setFlag } from '#tests/kit/flags.ts'
import { purchaseRequestsApi } from '#domain/requests/api.ts'
import { readActor } from '#operations/account/readActor.ts'
import { approveRequest, type StartCheckout } from '#operations/requests/approveRequest.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Person, PersonOptions } from '#tests/kit/people.ts'
import { addRow } from '#tests/kit/rows.ts'
import type { TestContext } from '#tests/kit/testContext.ts'
import type { TestProduct } from '#tests/kit/store.ts'

/** A family of a test: a guardian with an account, and the child or teen they agreed for. */
export type Family = { guardian: Person; child: Person; link: string }

/** What minors ask and guardians answer, in short words. */
export function asking(context: { readonly current: TestContext }) {
  const opened: unknown[] = []
  const openCheckout: StartCheckout = (_services, buyer, order) => {
    opened.push({ buyer: buyer.id, ...order })
    return Promise.resolve(`https://pay.example/${order.requestId}`)
  }
  const connect = async (guardian: Person, child: Person): Promise<string> => {
    const [link] = await context.current.db.query<{ id: string }>(
      `update guardian_links set guardian_id = $1, guardian_email = $2 where child_id = $3 and status = 'verified' returning id`,
      [guardian.id, guardian.email, child.id],
    )
    return link!.id
  }
  return {
    /** What the pretended checkout was opened with. */
    opened,
    openCheckout,
    connect,
    family: async (age: 'child' | 'teen' = 'child', options: PersonOptions = {}): Promise<Family> => {
      const { people } = context.current
      const [guardian, child] = [await people.adult(), await people[age](options)]
      return { guardian, child, link: await connect(guardian, child) }
    },
    ask: (as: Person, { id: productId }: Pick<TestProduct, 'id'>, reason?: string) =>
      context.current.ask(
        purchaseRequestsApi.askToBuy,
        { body: { productId, ...(reason !== undefined && { reason }) } },
        { as },
      ),
    approve: async (as: Person, id: string, startCheckout: StartCheckout = openCheckout) => {
      const { db, services } = context.current
      const actor = (await readActor(db, as.token))!
      return approveRequest(services, actor, { id, startCheckout })
    },
    decline: (as: Person, id: string, words?: string) =>
      context.current.ask(
        purchaseRequestsApi.declineRequest,
        { params: { id }, body: { reason: 'later', ...(words !== undefined && { words }) } },
        { as },
      ),
    cancel: (as: Person, id: string) =>
      context.current.ask(purchaseRequestsApi.cancelRequest, { params: { id } }, { as }),
    own: (as: Person) => context.current.call(purchaseRequestsApi.listRequests, {}, { as }),
    ofGuardian: (as: Person) => context.current.call(purchaseRequestsApi.guardianRequests, {}, { as }),
    saveRules: (as: Person, link: string, body: { asksToBuy: boolean; monthlyCapCents: number | null }) =>
      context.current.ask(purchaseRequestsApi.savePurchaseRules, { params: { link }, body }, { as }),
    statusOf: async (id: string) => {
      const [row] = await context.current.db.query<{ status: string }>(
        'select status from purchase_requests where id = $1',
        [id],
      )
      return row?.status
    },
    bells: (person: Person) =>
      context.current.db.query<{ type: string; payload_json: { title: string; message: string } }>(
        `select type, payload_json from notifications where user_id = $1 and type = 'purchase_request' order by sent_at, id`,
        [person.id],
      ),
    pauseStore: (isOn: boolean) => setFlag(context.current.db, 'ff.store_pause', isOn),
    /** Turns the pretended checkout of a request into an order that waits for its payment. */
    order: async ({ guardian }: Family, requestId: string): Promise<string> => {
      const id = newId()
      return addRow(context.current.db, 'orders', {
        id,
        user_id: guardian.id,
        number: `EK-${id.slice(-12)}`,
        key: `order:${id}`,
        request_id: requestId,
      })
    },
  }
}
