import { Mark } from './Mark.tsx'
import { adminMessages, type PanelLanguage } from './messages.ts'

/** The mark with its name, where Payload would show its own logo. */
export function Logo(props: PanelLanguage) {
  return (
    <span className="ek-logo">
      <Mark />
      {adminMessages(props).ops.admin.shell.staff}
    </span>
  )
}
