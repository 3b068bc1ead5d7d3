import { guarded } from '#admin/_shell/guarded.tsx'
import { ReviewList } from './ReviewList.client.tsx'

/** `/admin/reviews`: reviews of buyers that wait to be read. Source: docs/rules/store.md D-158. */
export const ReviewsDesk = guarded('ReviewsDesk', ({ actor, messages, locale }) => (
  <div className="ek-page">
    <div className="ek-title">
      <h1>{messages.storeDesk.reviews.title}</h1>
      <p>{messages.storeDesk.reviews.intro}</p>
    </div>
    <ReviewList
      messages={{
        ...messages.storeDesk.reviews,
        retry: messages.common.action.retry,
        unreachable: messages.common.error.unexpected,
      }}
      locale={locale}
      timeZone={actor.timeZone}
    />
  </div>
))
