import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { TEAM_MAX } from '#domain/trivia/figures.ts'
import { triviaTeamApi, type TeamFamily, type TeamGame } from '#domain/trivia/teamApi.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { write } from '../../../lib/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Choices } from '../../../ui/Choices.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Panel, Row, Stack } from '../../../ui/layout.tsx'
import { isolated } from './isolated.ts'

type ChooseTeamProps = { families: readonly TeamFamily[]; onBegin: (game: TeamGame) => void }

/** Chooses a family and who of it plays. */
export function ChooseTeam({ families, onBegin }: ChooseTeamProps) {
  const t = useMessages()
  const me = usePerson()
  const [familyId, setFamilyId] = useState(families[0]!.familyId)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const begin = useMutation(write(triviaTeamApi.beginTeam))
  const family = families.find((one) => one.familyId === familyId) ?? families[0]!
  const players = chosen.filter((id) => family.players.some(({ userId }) => userId === id))
  return (
    <Panel>
      <Stack>
        {families.length > 1 && (
          <Choices
            label={t('trivia.team.family')}
            value={family.familyId}
            onChange={setFamilyId}
            options={families.map(({ familyId: value, name }) => ({ value, label: name }))}
          />
        )}
        <Choices
          many
          max={TEAM_MAX}
          label={t('trivia.team.who')}
          hint={t('trivia.team.choose')}
          value={players}
          onChange={setChosen}
          options={family.players.map(({ userId: value, name }) => ({
            value,
            label: value === me.id ? t('trivia.team.you', { name: isolated(name) }) : <bdi>{name}</bdi>,
          }))}
        />
        {begin.error && <ErrorNotice error={begin.error} title={t('trivia.team.failed')} />}
        <Row>
          <Button
            disabledReason={players.length === 0 && t('trivia.team.choose')}
            busy={begin.isPending && t('trivia.play.opening')}
            onClick={() =>
              begin.mutate(
                { body: { familyId: family.familyId, players: [...players] } },
                { onSuccess: onBegin },
              )
            }
          >
            {t('trivia.team.start')}
          </Button>
        </Row>
      </Stack>
    </Panel>
  )
}
