import type { DeskMessages } from '../types.ts'

/** Says that something could not be loaded, with a button to try again. */
export const Failed = ({ words, again }: { words: DeskMessages; again: () => void }) => (
  <p className="ek-notice ek-notice--bad" role="alert">
    {words.load_failed}{' '}
    <button type="button" className="ek-link" onClick={again}>
      {words.retry}
    </button>
  </p>
)
