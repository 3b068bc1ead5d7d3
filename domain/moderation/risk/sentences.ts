/** The end of a sentence: a sign and a space, or a new line. `s.u.n` is one word. */
const END = /(?<=[.!?؟…]\s)|(?<=\n)/u
/** Characters of one sentence at most: text without an end is read in pieces. */
const SENTENCE_MAX = 400

/** Cuts a text into sentences. Nothing is lost: together they are the text. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(END)
    .filter((sentence) => sentence.trim() !== '')
    .flatMap((sentence) =>
      Array.from({ length: Math.ceil(sentence.length / SENTENCE_MAX) }, (_, at) =>
        sentence.slice(at * SENTENCE_MAX, (at + 1) * SENTENCE_MAX),
      ),
    )
