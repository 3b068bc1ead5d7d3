import { useMessages } from '../../../lib/messages.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Screen } from '../../../ui/layout.tsx'

/**
 * The way to help while the panel is on its way, or where it cannot be had: a page that needs neither script nor
 * connection.
 */
export function HelpOnly() {
  const t = useMessages()
  return (
    <Screen>
      <div>
        <ButtonLink look="help" size="big" href="/crisis">
          {t('shell.nav.help_now')}
        </ButtonLink>
      </div>
    </Screen>
  )
}
