import { toast } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Says that something could not be loaded, once more loudly as a toast, with a way to ask again. */
export function LoadFailed({ text, retry, again }: { text: string; retry: string; again: () => void }) {
  useEffect(() => {
    toast.error(text)
  }, [text])
  return (
    <p className="ek-notice ek-notice--bad" role="alert">
      {text}{' '}
      <button type="button" className="ek-link" onClick={again}>
        {retry}
      </button>
    </p>
  )
}
