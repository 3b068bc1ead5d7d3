import { WithWords } from '../../app/WithWords.tsx'
import { Card } from './Card.tsx'

/** The trivia card of the dashboard. */
export function TriviaCard() {
  return (
    <WithWords names={['trivia']}>
      <Card />
    </WithWords>
  )
}
