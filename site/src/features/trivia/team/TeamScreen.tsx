import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { triviaTeamApi, type TeamGame as Game } from '#domain/trivia/teamApi.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { read } from '../../../lib/query.ts'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { ButtonTo } from '../../../ui/ButtonTo.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Row, Screen, ScreenHead } from '../../../ui/layout.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { ChooseTeam } from './ChooseTeam.tsx'
import { TeamGame } from './TeamGame.tsx'

const teamsQuery = read(triviaTeamApi.teams)

/** `/trivia/team`: up to four of one family play on this phone. Source: docs/rules/trivia.md pass-the-phone. */
export function TeamScreen() {
  const t = useMessages()
  const query = useQuery(teamsQuery)
  const error = useQueryError(query)
  const [game, setGame] = useState<Game | null>(null)
  const families = query.data?.families.filter(({ players }) => players.length > 0)
  return (
    <Screen>
      <ScreenHead title={t('trivia.team.title')} />
      {game && <TeamGame key={game.id} game={game} onEnd={() => setGame(null)} />}
      {!game && (
        <>
          <p>{t('trivia.team.lead')}</p>
          {error && <ErrorNotice error={error} title={t('trivia.team.load_failed')} retry={query.refetch} />}
          {!error && !families && <Waiting label={t('common.state.loading')} lines={4} />}
          {families?.length === 0 && (
            <Empty title={t('trivia.team.none_title')}>{t('trivia.team.none_text')}</Empty>
          )}
          {families && families.length > 0 && <ChooseTeam families={families} onBegin={setGame} />}
        </>
      )}
      <Row>
        <ButtonTo look="line" to="/trivia/sessions" icon={<Icon of={ArrowLeft} flip />}>
          {t('trivia.team.back')}
        </ButtonTo>
      </Row>
    </Screen>
  )
}
