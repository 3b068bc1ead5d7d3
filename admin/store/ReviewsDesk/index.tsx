import { guarded } from '#admin/_shell/guarded.tsx'
import { ReviewList } from './ReviewList.client.tsx'

/** `/admin/reviews`: reviews of buyers that wait to be read. Source: docs/rules/store.md D-158. */
export const ReviewsDesk = guarded('ReviewsDesk', ({ actor, words, locale }) => (
  <div className="ek-page">
    <div className="ek-title">
      <h1>{words.storeDesk.reviews.title}</h1>
      <p>{words.storeDesk.reviews.intro}</p>
    </div>
    <ReviewList
      words={{
        ...words.storeDesk.reviews,
        retry: words.common.action.retry,
        unreachable: words.common.error.unexpected,
      }}
      locale={locale}
      timeZone={actor.timeZone}
    />
  </div>
))
