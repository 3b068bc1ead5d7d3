import { appealsApi } from '#domain/moderation/appealsApi.ts'
import { deskApi } from '#domain/moderation/deskApi.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { answerAppeal, openAppeals } from '#operations/moderation/desk/appeals.ts'
import { claimItem, claimNext, releaseItem } from '#operations/moderation/desk/claimItem.ts'
import { decideItem } from '#operations/moderation/desk/decideItem.ts'
import { deskFigures, latestDecisions } from '#operations/moderation/desk/deskFigures.ts'
import { appealDecision, ownDecisions } from '#operations/moderation/desk/ownDecisions.ts'
import { queuePage } from '#operations/moderation/desk/queuePage.ts'
import { revealWords } from '#operations/moderation/desk/revealWords.ts'
import { reverseDecision } from '#operations/moderation/desk/reverseDecision.ts'
import { undoDecision } from '#operations/moderation/desk/undoDecision.ts'

/** The moderators' desk, and members' appeals. */
export const deskEndpoints: Served[] = [
  serve(deskApi.queue, ({ actor, input, services }) => queuePage(services, actor, input.query)),
  serve(deskApi.claimNext, async ({ actor, input, services }) => ({
    item: await claimNext(services, actor, input.body.withSevere),
  })),
  serve(deskApi.claim, async ({ actor, input, services }) => ({
    item: await claimItem(services, actor, input.params.id),
  })),
  serve(deskApi.release, async ({ actor, input, services }) => {
    await releaseItem(services, actor, input.params.id)
    return { ok: true as const }
  }),
  serve(deskApi.reveal, ({ actor, input, services }) => revealWords(services, actor, input.params.id)),
  serve(deskApi.decide, ({ actor, input, services }) =>
    decideItem(services, actor, { ...input.body, id: input.params.id }),
  ),
  serve(deskApi.undo, async ({ actor, input, services }) => ({
    item: await undoDecision(services, actor, input.params.id),
  })),
  serve(deskApi.reverse, async ({ actor, input, services }) => {
    await reverseDecision(services, actor, input.params.id)
    return { ok: true as const }
  }),
  serve(deskApi.latestDecisions, async ({ actor, services }) => ({
    items: await latestDecisions(services, actor),
  })),
  serve(deskApi.openAppeals, async ({ actor, services }) => ({
    appeals: await openAppeals(services, actor),
  })),
  serve(deskApi.answerAppeal, async ({ actor, input, services }) => {
    await answerAppeal(services, actor, { ...input.body, id: input.params.id })
    return { ok: true as const }
  }),
  serve(deskApi.figures, ({ actor, services }) => deskFigures(services, actor)),
  serve(appealsApi.ownDecisions, async ({ actor, services }) => ({
    decisions: await ownDecisions(services, actor),
  })),
  serve(appealsApi.appeal, async ({ actor, input, services }) => {
    await appealDecision(services, actor, { id: input.params.id, message: input.body.message })
    return { ok: true as const }
  }),
]
