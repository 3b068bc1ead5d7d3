import { isMinor, type AgeGroup } from '#domain/account/ageGroup.ts'
import { useMessages } from '../../lib/messages.tsx'
import { ButtonTo } from '../../ui/ButtonTo.tsx'
import { Row } from '../../ui/layout.tsx'
import { CartLink } from '../cart/index.ts'

/**
 * What of the store is a member's: cart, orders and library; of minors, the library and what they asked for, and the
 * cart of a teen who is let off asking.
 */
export function StoreLinks({ ageGroup }: { ageGroup: AgeGroup | null }) {
  const t = useMessages()
  const link = (to: string, text: string) => (
    <ButtonTo look="text" size="small" to={to}>
      {text}
    </ButtonTo>
  )
  return (
    <nav aria-label={t('store.links.label')}>
      <Row>
        {link('/library', t('store.links.library'))}
        {isMinor(ageGroup) ? (
          <>
            {link('/requests', t('store.links.requests'))}
            {ageGroup === 'teen' && <CartLink buyersOnly />}
          </>
        ) : (
          <>
            {link('/orders', t('store.links.orders'))}
            <CartLink />
          </>
        )}
      </Row>
    </nav>
  )
}
