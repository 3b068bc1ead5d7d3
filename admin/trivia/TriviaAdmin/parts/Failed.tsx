type Props = { text: string; retry: string; onRetry: () => void }

/** Says that something could not be loaded, with a button to try again. */
export const Failed = ({ text, retry, onRetry }: Props) => (
  <p className="ek-notice ek-notice--bad" role="alert">
    {text}{' '}
    <button type="button" className="ek-link" onClick={onRetry}>
      {retry}
    </button>
  </p>
)
