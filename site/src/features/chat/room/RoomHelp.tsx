import { quickLine } from '#domain/help/quickLine.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { numberIn } from '../../../ui/numberIn.tsx'
import { Panel, Stack } from '../../../ui/layout.tsx'

const NUMBER = '{{number}}'

/** The number of the member's country, beside the room. */
export function RoomHelp() {
  const t = useMessages()
  const { ageGroup, country, timeZone } = usePerson()
  const { line, emergency } = quickLine({ country, timeZone, locale: t.locale, ageGroup })
  const child = ageGroup === 'child' ? '_child' : ''
  const number = line?.call ?? line?.text?.to ?? emergency
  return (
    <Panel>
      <Stack gap="tight">
        <p>
          <b>{t.any(`chat.side.help${child}_title`)}</b>
        </p>
        {number && <p>{numberIn(t.any(`chat.side.help${child}`, { number: NUMBER }), number)}</p>}
        <p>
          <a href="/crisis">{t('chat.side.help_link')}</a>
        </p>
      </Stack>
    </Panel>
  )
}
