import { rewrite, type AudioProblem, type CleanAudio, type Rewritten } from './rewrite.ts'

/** Runs in a thread of its own; see `cleanAudio.ts`. */
export default (asked: Rewritten): Promise<CleanAudio | AudioProblem> => rewrite(asked)
