import { useMessages } from '../../lib/messages.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Row, Screen, ScreenHead } from '../../ui/layout.tsx'

/** `/success`: thanks, without an order. Source: docs/rules/store.md D-149. */
export function ThanksScreen() {
  const t = useMessages()
  return (
    <Screen>
      <ScreenHead title={t('cart.thanks.title')} />
      <Row>
        <ButtonLink href="/">{t('cart.thanks.home')}</ButtonLink>
      </Row>
    </Screen>
  )
}
