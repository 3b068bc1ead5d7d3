import type { RemoveVoicesInput } from '#domain/journal/jobs.ts'
import { VOICE_NOTES } from '#domain/journal/voice.ts'
import type { Run } from '#jobs/_kit/task.ts'

/** Safe to repeat: a file that is gone is gone. */
export async function run({ input, services }: Run<typeof RemoveVoicesInput>): Promise<void> {
  for (const name of input.filenames) await services.files.remove({ collection: VOICE_NOTES, name })
}
