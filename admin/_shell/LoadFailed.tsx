type Props = { text: string; retry: string; again: () => void }

/** Shows that something could not be loaded, with a button to try again. */
export const LoadFailed = ({ text, retry, again }: Props) => (
  <p className="ek-notice ek-notice--bad" role="alert">
    {text}{' '}
    <button type="button" className="ek-link" onClick={again}>
      {retry}
    </button>
  </p>
)
