import { moderationApi } from '#domain/moderation/api.ts'
import { careApi } from '#domain/moderation/careApi.ts'
import { profanityApi } from '#domain/moderation/profanityApi.ts'
import { readProfanity } from '#domain/moderation/profanity/readProfanity.ts'
import { releaseApi } from '#domain/moderation/releaseApi.ts'
import { shiftsApi } from '#domain/moderation/shiftsApi.ts'
import { watchedApi } from '#domain/moderation/watchedApi.ts'
import { transparencyApi } from '#domain/moderation/transparencyApi.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { deskEndpoints } from '#endpoints/moderation/desk.ts'
import { blockUser, listBlocks, unblockUser } from '#operations/moderation/blocks.ts'
import { decideRelease } from '#operations/moderation/release/decideRelease.ts'
import { listHeld } from '#operations/moderation/release/listHeld.ts'
import { openEntry, readOpenEntry } from '#operations/moderation/release/openEntry.ts'
import { proposeRelease } from '#operations/moderation/release/proposeRelease.ts'
import { signalByPerson } from '#operations/moderation/release/signalByPerson.ts'
import { endShift, planShift, removeShift, beginShift } from '#operations/moderation/shifts/changeShifts.ts'
import { readShifts } from '#operations/moderation/shifts/readShifts.ts'
import { addWord, removeWord, switchWord } from '#operations/moderation/watched/changeWords.ts'
import { listWords, testWords } from '#operations/moderation/watched/readWords.ts'
import { tryWord } from '#operations/moderation/watched/tryWord.ts'
import { exportWords, importWords } from '#operations/moderation/watched/wordFiles.ts'
import { quarterlyFigures } from '#operations/moderation/transparency.ts'
import { careOf, putCareAway } from '#operations/moderation/care.ts'

/** Everything this feature serves. */
export const moderationEndpoints: Served[] = [
  serve(moderationApi.listBlocks, async ({ actor, services }) => ({
    blocks: await listBlocks(services.db, actor.id),
  })),
  serve(moderationApi.block, async ({ actor, input, services }) => ({
    block: await blockUser(services, actor, input.body.userId),
  })),
  serve(moderationApi.unblock, async ({ actor, input, services }) => {
    await unblockUser(services.db, actor.id, input.params.id)
    return { unblocked: true as const }
  }),
  serve(careApi.care, ({ actor, services }) => careOf(services.db, actor.id, services.clock.now())),
  serve(careApi.putCareAway, ({ actor, services }) =>
    putCareAway(services.db, actor.id, services.clock.now()),
  ),
  serve(profanityApi.checkProfanity, ({ input }) => {
    const { severity, sanitizedText } = readProfanity(input.body.text)
    return Promise.resolve({ severity, is_offensive: severity !== 'none', sanitized_text: sanitizedText })
  }),
  ...deskEndpoints,
  serve(releaseApi.listHeld, async ({ actor, services }) => ({ entries: await listHeld(services, actor) })),
  serve(releaseApi.open, ({ actor, input, services }) =>
    openEntry(services, actor, { id: input.params.id, ...input.body }),
  ),
  serve(releaseApi.readOpenEntry, ({ actor, input, services }) =>
    readOpenEntry(services, actor, input.params.id),
  ),
  serve(releaseApi.propose, ({ actor, input, services }) =>
    proposeRelease(services, actor, { id: input.params.id, ...input.body }),
  ),
  serve(releaseApi.decideRelease, ({ actor, input, services }) =>
    decideRelease(services, actor, { id: input.params.id, ...input.body }),
  ),
  serve(releaseApi.signal, async ({ actor, input, services }) => {
    await signalByPerson(services, actor, { id: input.params.id, ...input.body })
    return { ok: true as const }
  }),
  serve(shiftsApi.readShifts, ({ actor, services }) => readShifts(services, actor)),
  serve(shiftsApi.beginShift, ({ actor, input, services }) => beginShift(services, actor, input.body.hours)),
  serve(shiftsApi.endShift, async ({ actor, input, services }) => {
    await endShift(services, actor, input.body.note)
    return { ok: true as const }
  }),
  serve(shiftsApi.planShift, async ({ actor, input, services }) => {
    await planShift(services, actor, input.body)
    return { ok: true as const }
  }),
  serve(shiftsApi.removeShift, async ({ actor, input, services }) => {
    await removeShift(services, actor, input.params.id)
    return { ok: true as const }
  }),
  serve(watchedApi.listWords, async ({ actor, services }) => ({
    words: await listWords(services.db, actor),
  })),
  serve(watchedApi.addWord, ({ actor, input, services }) => addWord(services, actor, input.body)),
  serve(watchedApi.removeWord, async ({ actor, input, services }) => {
    await removeWord(services, actor, input.params.id)
    return { ok: true as const }
  }),
  serve(watchedApi.tryWord, ({ actor, input, services }) => tryWord(services, actor, input.params.id)),
  serve(watchedApi.switchWord, async ({ actor, input, services }) => {
    await switchWord(services, actor, { id: input.params.id, ...input.body })
    return { ok: true as const }
  }),
  serve(watchedApi.testWords, async ({ actor, input, services }) => ({
    found: await testWords(services.db, actor, input.body),
  })),
  serve(watchedApi.importWords, ({ actor, input, services }) => importWords(services, actor, input.body.csv)),
  serve(watchedApi.exportWords, ({ actor, services }) => exportWords(services, actor)),
  serve(transparencyApi.quarterlyFigures, async ({ services }) => ({
    quarters: await quarterlyFigures(services),
  })),
]
