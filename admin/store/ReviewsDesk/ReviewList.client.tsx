'use client'

import { toast } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { storeCatalogueApi, type WaitingReview } from '#domain/store/catalogueApi.ts'
import { fill } from '#messages/catalog.ts'
import type { Locale } from '#messages/locales.ts'
import { answerOf, call } from '#admin/_shell/call.client.ts'
import { LoadFailed } from '#admin/_shell/LoadFailed.tsx'
import { State } from '#admin/_shell/State.tsx'
import type { AdminMessages } from '#admin/_shell/messages.ts'

type Props = {
  messages: AdminMessages['storeDesk']['reviews'] & {
    retry: string
    /** The text of an error without an answer. */
    unreachable: string
  }
  locale: Locale
  timeZone: string
}
type Decision = 'published' | 'rejected'

/** Reviews that wait, the oldest first, each with what our rules found in it and the decision. */
export function ReviewList({ messages, locale, timeZone }: Props) {
  const [reviews, setReviews] = useState<WaitingReview[] | 'failed' | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const load = useCallback(async () => {
    setReviews(
      await call(storeCatalogueApi.waitingReviews).then(
        (answer) => answer.reviews,
        () => 'failed' as const,
      ),
    )
  }, [])
  useEffect(() => void load(), [load])

  async function decide(id: string, state: Decision) {
    setBusy(id)
    try {
      await call(storeCatalogueApi.decideReview, { params: { id }, body: { state } })
      toast.success(messages[state])
    } catch (error) {
      toast.error(messages.not_decided, { description: answerOf(error, messages.unreachable) })
    }
    // A colleague may have decided meanwhile, and a full list has more behind it.
    await load()
    setBusy(null)
  }

  if (reviews === null) return <p role="status">{messages.loading}</p>
  if (reviews === 'failed')
    return <LoadFailed text={messages.failed} retry={messages.retry} again={() => void load()} />
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone })
  return (
    <div className="ek-breaks" aria-busy={busy !== null}>
      <p role="status">
        {reviews.length === 0
          ? messages.none
          : fill(messages.waiting, { count: reviews.length.toLocaleString(locale) })}
      </p>
      <ul>
        {reviews.map((review) => (
          <li key={review.id}>
            <Review
              review={review}
              messages={messages}
              locale={locale}
              on={day.format(new Date(review.createdAt))}
            />
            <div className="ek-acts">
              {(['published', 'rejected'] as const).map((state) => {
                const label = state === 'published' ? messages.publish : messages.reject
                return (
                  <button
                    key={state}
                    type="button"
                    className="ek-button"
                    disabled={busy !== null}
                    aria-label={`${label}: ${review.productTitle}, ${review.userPublicName}`}
                    onClick={() => void decide(review.id, state)}
                  >
                    {label}
                  </button>
                )
              })}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

type ReviewProps = Pick<Props, 'messages' | 'locale'> & { review: WaitingReview; on: string }

function Review({ review, messages, locale, on }: ReviewProps) {
  const { productTitle, rating, text, userPublicName, isOffensive, hasPersonal } = review
  return (
    <div className="ek-breaks__words">
      <h2>
        <bdi>{productTitle}</bdi>
      </h2>
      <p className="ek-breaks__facts">
        <bdi>{fill(messages.rating, { rating: rating.toLocaleString(locale) })}</bdi>
        <bdi>{userPublicName}</bdi>
        <bdi>{on}</bdi>
      </p>
      <p dir="auto">{text}</p>
      {isOffensive && <State kind="warn">{messages.offensive}</State>}
      {hasPersonal && <State kind="warn">{messages.personal}</State>}
    </div>
  )
}
