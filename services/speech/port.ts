/** A recording that leaves to be written down. */
export type Spoken = {
  bytes: Uint8Array<ArrayBuffer>
  /** Its media type, and how such a file ends. */
  type: string
  ending: string
  /** The language that is most likely spoken; two letters. */
  language: string | null
}

/** The service wrote nothing down: it did not answer, or did not take the recording. */
export class SpeechError extends Error {
  override readonly name = 'SpeechError'
}

/** Writes down what is said in a recording. */
export type Speech = {
  /** Does a service stand behind it? Without one nothing leaves, and the member types. */
  readonly isConnected: boolean
  /** Returns the words of a recording; empty when nothing is said. @throws SpeechError */
  transcribe(spoken: Spoken): Promise<string>
}
