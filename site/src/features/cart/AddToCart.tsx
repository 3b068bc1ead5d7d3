import { useState } from 'react'
import { cartApi } from '#domain/cart/api.ts'
import { count } from '../../lib/analytics.ts'
import { ApiError } from '../../lib/apiError.ts'
import { call } from '../../lib/call.ts'
import { errorText } from '../../lib/errorText.ts'
import { useMessages } from '../../lib/messages.tsx'
import { WithMessages } from '../../lib/WithMessages.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonTo } from '../../ui/ButtonTo.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import css from './cart.module.css'
import { publishCart } from './cartNews.ts'
import { keepWanted } from './wanted.ts'

type AddProps = {
  productId: string
  /** Why it cannot be bought: the button stays readable and says so. */
  disabled?: string | false
}
type State =
  | { is: 'quiet' | 'adding' | 'signed-out' }
  | { is: 'added'; title: string }
  | { is: 'failed'; error: unknown }

/** Puts a product into the cart, on any screen, with one polite line that shows what came of it. */
export function AddToCart(props: AddProps) {
  return (
    <WithMessages names={['cart']}>
      <Add {...props} />
    </WithMessages>
  )
}

function Add({ productId, disabled = false }: AddProps) {
  const t = useMessages()
  const [state, setState] = useState<State>({ is: 'quiet' })
  const press = async () => {
    setState({ is: 'adding' })
    try {
      const { items } = await call(cartApi.addToCart, { body: { productId } })
      publishCart(items)
      count('add_to_cart', { product_id: productId })
      setState({ is: 'added', title: items.find((item) => item.productId === productId)?.title ?? '' })
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) keepWanted(productId)
      setState(
        error instanceof ApiError && error.status === 401 ? { is: 'signed-out' } : { is: 'failed', error },
      )
    }
  }
  return (
    <Stack>
      <Row>
        <Button
          disabledReason={disabled}
          busy={state.is === 'adding' && t('common.state.loading')}
          onClick={() => void press()}
        >
          {t('cart.add.button')}
        </Button>
        {state.is === 'added' && (
          <ButtonTo look="line" to="/cart">
            {t('cart.add.open')}
          </ButtonTo>
        )}
        {state.is === 'signed-out' && (
          <ButtonTo look="line" to="/auth?next=/cart">
            {t('cart.sign_in.button')}
          </ButtonTo>
        )}
      </Row>
      <p role="status" className={css.live}>
        {state.is === 'added' && t('cart.add.done', { title: state.title })}
        {state.is === 'signed-out' && t('cart.sign_in.title')}
        {state.is === 'failed' && `${t('cart.add.failed')} ${errorText(t, state.error)}`}
      </p>
    </Stack>
  )
}
