import type { Words } from '#admin/_shell/words.ts'

/** The texts of the flags view. */
export type FlagWords = Words['flags']['admin'] & {
  failedToUpdate: string
  cancel: string
  retry: string
  wait: string
}
