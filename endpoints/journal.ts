import { journalApi } from '#domain/journal/api.ts'
import { voiceApi } from '#domain/journal/voiceApi.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { changeEntry } from '#operations/journal/changeEntry.ts'
import { deleteEntry } from '#operations/journal/deleteEntry.ts'
import { deleteForGood } from '#operations/journal/deleteForGood.ts'
import { entryPages } from '#operations/journal/entryPages.ts'
import { exportJournal } from '#operations/journal/exportJournal.ts'
import { listEntries } from '#operations/journal/listEntries.ts'
import { listTrash } from '#operations/journal/listTrash.ts'
import { progress } from '#operations/journal/progress.ts'
import { publishEntry } from '#operations/journal/publishEntry.ts'
import { readEntry } from '#operations/journal/readEntry.ts'
import { requireWriter } from '#operations/journal/requireWriter.ts'
import { restoreEntry } from '#operations/journal/restoreEntry.ts'
import { saveEntry } from '#operations/journal/saveEntry.ts'
import { unshareEntry } from '#operations/journal/unshareEntry.ts'
import { deleteVoice } from '#operations/journal/voice/deleteVoice.ts'
import { saveTranscript } from '#operations/journal/voice/saveTranscript.ts'
import { saveVoice } from '#operations/journal/voice/saveVoice.ts'
import { agreeToTranscription, childTranscription } from '#operations/journal/voice/childTranscription.ts'
import { transcribeAudio, transcriptionState } from '#operations/journal/voice/transcription.ts'
import { publishNotifications } from '#operations/notifications/publishNotifications.ts'

/** Everything this feature serves. */
export const journalEndpoints: Served[] = [
  serve(journalApi.listEntries, ({ actor, input, services }) =>
    listEntries(services.db, actor.id, input.query),
  ),
  serve(journalApi.readEntry, async ({ actor, input, services }) => ({
    entry: await readEntry(services.db, actor.id, input.params.id),
  })),
  serve(journalApi.saveEntry, async ({ actor, input, services }) => {
    const saved = await saveEntry(services, actor, input.body, services.clock.now())
    if (saved.isChanged) publishEntry(services, actor.id, saved.entry.id)
    void publishNotifications(services.realtime, saved.notified ?? [])
    return saved
  }),
  serve(journalApi.changeEntry, async ({ actor, input, services }) => {
    const { id } = input.params
    const wanted = { id, change: input.body, now: services.clock.now() }
    let saved = await unshareEntry(services.db, actor, wanted)
    if (!saved) {
      requireWriter(actor)
      saved = await changeEntry(services, actor, wanted)
    }
    if (saved.isChanged) publishEntry(services, actor.id, id)
    void publishNotifications(services.realtime, saved.notified ?? [])
    return saved
  }),
  serve(journalApi.deleteEntry, async ({ actor, input, services }) => {
    const { id } = input.params
    if (await deleteEntry(services.db, actor.id, { id, now: services.clock.now() }))
      publishEntry(services, actor.id, id)
    return { deleted: true as const }
  }),
  serve(journalApi.listTrash, ({ actor, input, services }) => listTrash(services.db, actor.id, input.query)),
  serve(journalApi.restoreEntry, async ({ actor, input, services }) => {
    const { id } = input.params
    const { entry, isChanged } = await restoreEntry(services.db, actor.id, { id, now: services.clock.now() })
    if (isChanged) publishEntry(services, actor.id, id)
    return { entry }
  }),
  serve(journalApi.deleteForGood, async ({ actor, input, services }) => {
    const { id } = input.params
    if (await deleteForGood(services.db, actor.id, { id, now: services.clock.now() }))
      publishEntry(services, actor.id, id)
    return { deleted: true as const }
  }),
  serve(journalApi.progress, ({ actor, services }) => progress(services.db, actor, services.clock.now())),
  serve(journalApi.entryPages, ({ actor, input, services }) =>
    entryPages(services.db, actor.id, input.query),
  ),
  serve(journalApi.exportJournal, ({ actor, call, input, services }) =>
    exportJournal(services.db, actor, { ...input.body, locale: call.locale, now: services.clock.now() }),
  ),
  serve(voiceApi.saveVoice, async ({ actor, input, services }) => {
    const entryId = input.params.id
    const note = { ...input.body, userId: actor.id, entryId, now: services.clock.now() }
    const { entry, isChanged } = await saveVoice(services, note)
    if (isChanged) publishEntry(services, actor.id, entryId)
    return { entry }
  }),
  serve(voiceApi.deleteVoice, async ({ actor, input, services }) => {
    const note = { userId: actor.id, entryId: input.params.id, now: services.clock.now() }
    const { entry, isChanged } = await deleteVoice(services.db, note)
    if (isChanged) publishEntry(services, actor.id, entry.id)
    return { entry }
  }),
  serve(voiceApi.saveTranscript, async ({ actor, input, services }) => {
    const { id } = input.params
    const saved = await saveTranscript(services, actor, { ...input.body, id, now: services.clock.now() })
    if (saved.isChanged) publishEntry(services, actor.id, id)
    void publishNotifications(services.realtime, saved.notified)
    return saved
  }),
  serve(voiceApi.transcription, async ({ actor, services }) => ({
    state: await transcriptionState(services, actor),
  })),
  serve(voiceApi.transcribeAudio, async ({ actor, input, services }) => ({
    text: await transcribeAudio(services, actor, input.body.audio),
  })),
  serve(voiceApi.childTranscription, async ({ actor, services }) => ({
    children: await childTranscription(services.db, actor.id),
  })),
  serve(voiceApi.agreeToTranscription, async ({ actor, input, services }) => {
    const { isAgreed } = input.body
    const now = services.clock.now()
    await agreeToTranscription(services.db, actor.id, { link: input.params.link, isAgreed, now })
    return { children: await childTranscription(services.db, actor.id) }
  }),
]
