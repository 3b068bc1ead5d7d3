import { toast } from '@payloadcms/ui'
import { useEffect, type ComponentProps } from 'react'
import { LoadFailed } from '#admin/_shell/LoadFailed.tsx'

/** As `LoadFailed`, and once more loudly as a toast. */
export function LoudlyFailed(props: ComponentProps<typeof LoadFailed>) {
  const { text } = props
  useEffect(() => {
    toast.error(text)
  }, [text])
  return <LoadFailed {...props} />
}
