import type { ReviewTextInput } from '#domain/moderation/jobs.ts'
import type { Run } from '#jobs/_kit/task.ts'
import { reviewText } from '#operations/moderation/reviewText.ts'

/** Safe to repeat: words that were answered are not answered again. */
export const run = ({ input, services }: Run<typeof ReviewTextInput>): Promise<void> =>
  reviewText(services, input)
