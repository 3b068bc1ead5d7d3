import { useEffect } from 'react'
import { useMessages } from '../lib/messages.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'

/** No such page, inside the app. */
export function NotFound() {
  const t = useMessages()
  useEffect(() => {
    document.title = t('shell.title', { page: t('shell.not_found.title') })
  }, [t])
  return <NotFoundScreen />
}
