/** Something that stops the start and that people can mend. Its message is a sentence for them; no stack is shown. */
export class StartError extends Error {
  name = 'StartError'
}
