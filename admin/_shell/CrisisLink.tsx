import { LifeBuoy } from 'lucide-react'
import { adminMessages, type PanelLanguage } from './messages.ts'

/**
 * The way to what staff does in a crisis, in the header of every page of the panel: the place help has everywhere else.
 */
export function CrisisLink(props: PanelLanguage) {
  return (
    <a className="ek-crisis" href="/admin/crisis-protocol">
      <LifeBuoy aria-hidden="true" />
      {adminMessages(props).ops.admin.shell.crisis}
    </a>
  )
}
