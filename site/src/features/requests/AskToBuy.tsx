import { useMutation, useQuery } from '@tanstack/react-query'
import { ShoppingBag } from 'lucide-react'
import { lazy, Suspense, useContext, useState, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { isMinor } from '#domain/account/ageGroup.ts'
import { isOpenRequest } from '#domain/requests/requests.ts'
import type { OwnRequestView } from '#domain/requests/api.ts'
import { errorText } from '../../lib/errorText.ts'
import { useMessages } from '../../lib/messages.tsx'
import { PersonContext } from '../../lib/person.ts'
import { useQueryError } from '../../lib/useQueryError.ts'
import { WithMessages } from '../../lib/WithMessages.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonTo } from '../../ui/ButtonTo.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { showToast } from '../../ui/toasts.ts'
import { Waiting } from '../../ui/Waiting.tsx'
import { CareInline } from '../moderation/index.ts'
import { ownRequestsQuery, requestWrites } from './queries.ts'
import css from './requests.module.css'
import { useRequestNews } from './useRequestNews.ts'

const AskDialog = lazy(() => import('./AskDialog.tsx').then((module) => ({ default: module.AskDialog })))

type AskToBuyProps = {
  productId: string
  /** Why it cannot be asked for: the button stays readable and says so. */
  disabled?: string | false
  /** What members see who need not ask: the way to buy it themselves. */
  children?: ReactNode
}

/**
 * Where a child, or a teen whose guardian prefers it, asks for a product instead of buying it, and how their question
 * stands. Without a verified guardian it leads to where one agrees. Source: docs/rules/store.md D-145.
 */
export function AskToBuy({ productId, disabled = false, children = null }: AskToBuyProps) {
  // The shelf is open to readers without a session too: they see what members see who need not ask.
  const person = useContext(PersonContext)
  if (!person || !isMinor(person.ageGroup)) return children
  return (
    <WithMessages names={['requests']}>
      {person.guardian === 'verified' ? (
        <Known productId={productId} disabled={disabled}>
          {children}
        </Known>
      ) : (
        <GuardianFirst />
      )}
    </WithMessages>
  )
}

function GuardianFirst() {
  const t = useMessages()
  const { pathname, search } = useLocation()
  return (
    <div className={css.ask}>
      <ButtonTo
        look="line"
        to={`/parent-verification?next=${encodeURIComponent(pathname + search)}`}
        icon={<Icon of={ShoppingBag} />}
      >
        {t('requests.ask.button')}
      </ButtonTo>
      <p className="ek-soft">{t('requests.ask.guardian')}</p>
    </div>
  )
}

function Known({ productId, disabled = false, children }: AskToBuyProps) {
  const t = useMessages()
  const query = useQuery(ownRequestsQuery)
  const queryError = useQueryError(query)
  useRequestNews(ownRequestsQuery.queryKey)
  const { data, refetch, isFetching } = query
  if (queryError)
    return <ErrorNotice error={queryError} title={t('requests.failed')} retry={refetch} busy={isFetching} />
  if (!data) return <Waiting label={t('common.state.loading')} lines={1} />
  if (!data.mustAsk) return children
  const request = data.requests.find(({ product }) => product.id === productId)
  const reason = data.isPaused ? t('requests.error.paused') : disabled
  return <Ask productId={productId} request={request} disabled={reason} />
}

type AskProps = { productId: string; request: OwnRequestView | undefined; disabled: string | false }

function Ask({ productId, request, disabled }: AskProps) {
  const t = useMessages()
  const [isAsking, setAsking] = useState(false)
  const [note, setNote] = useState<string | null>(null)
  const cancel = useMutation(requestWrites.cancel)
  const takeBack = (id: string) =>
    cancel.mutate(
      { params: { id } },
      {
        onSuccess: () => setNote(t('requests.ask.taken_back')),
        onError: (error) =>
          showToast({ text: t('requests.ask.not_taken_back'), detail: errorText(t, error), tone: 'bad' }),
      },
    )
  const isOpen = request !== undefined && isOpenRequest(request.status)
  const isTheirs = request?.status === 'paid' && request.product.type === 'digital'
  const standing = request ? t(`requests.own.status.${request.status}`) : null
  return (
    <div className={css.ask}>
      {!isOpen && !isTheirs && (
        <Button icon={<Icon of={ShoppingBag} />} disabledReason={disabled} onClick={() => setAsking(true)}>
          {t('requests.ask.button')}
        </Button>
      )}
      {/* One line says what was done and how it stands; it is there before it has anything to say. */}
      <p role="status">{note ?? standing}</p>
      {request && <Link to="/requests">{t('requests.ask.all')}</Link>}
      {request?.status === 'pending' && (
        <Button
          look="text"
          size="small"
          busy={cancel.isPending && t('common.action.sending')}
          onClick={() => takeBack(request.id)}
        >
          {t('requests.ask.take_back')}
        </Button>
      )}
      {isAsking ? (
        <Suspense>
          <AskDialog productId={productId} onAsked={setNote} onClose={() => setAsking(false)} />
        </Suspense>
      ) : (
        <CareInline />
      )}
    </div>
  )
}
