import { LifeBuoy } from 'lucide-react'
import { wordsFor, type PanelLanguage } from './words.ts'

/** The way to the crisis page, in the header of every page of the panel: the place help has everywhere else too. */
export function CrisisLink(props: PanelLanguage) {
  return (
    <a className="ek-crisis" href="/crisis">
      <LifeBuoy aria-hidden="true" />
      {wordsFor(props).ops.admin.shell.crisis}
    </a>
  )
}
