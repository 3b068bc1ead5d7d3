import { WithMessages } from '../../lib/WithMessages.tsx'
import { Card } from './Card.tsx'

/** The trivia card of the dashboard. */
export function TriviaCard() {
  return (
    <WithMessages names={['trivia']}>
      <Card />
    </WithMessages>
  )
}
