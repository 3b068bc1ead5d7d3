import { useState } from 'react'
import type { Mood } from '#domain/checkins/moods.ts'
import { Button } from '../ui/Button.tsx'
import { Check } from '../ui/Check.tsx'
import { CheckInScene } from '../features/checkins/form/CheckInScene.tsx'
import { Field } from '../ui/Field.tsx'
import { BadgeList } from '../ui/BadgeList.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { Row, Section, Split, Stack } from '../ui/layout.tsx'
import { MoodFloat } from '../ui/MoodFloat.tsx'
import { MoodPicker } from '../features/checkins/form/MoodPicker.tsx'
import { StreakRun } from '../ui/StreakRun.tsx'
import { IntensityInput } from '../features/checkins/form/IntensityInput.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { WeekChart } from '../features/checkins/charts/WeekChart.tsx'
import css from './Gallery.module.css'
import { flags, moodNames, week, messages } from './samples.ts'

/** Moods, the check-in scene, the week, flags. */
export function MoodSamples() {
  const [mood, setMood] = useState<Mood | null>('calm')
  const [strength, setStrength] = useState(3)
  const [text, setText] = useState<string>(messages.reflectionText)
  const [isPrivate, setPrivate] = useState(true)
  return (
    <>
      <Section title={messages.moods} aside={<p>{messages.moodsAside}</p>}>
        <Stack>
          {(['large', 'normal', 'small'] as const).map((size) => (
            <div key={size} className={css.moods}>
              {moodNames.map(({ id, name }) => (
                <MoodFloat key={id} mood={id} label={name} size={size} />
              ))}
            </div>
          ))}
          <div className={`${css.moods} ${css.grey}`}>
            {moodNames.map(({ id }) => (
              <MoodFloat key={id} mood={id} />
            ))}
          </div>
          <div className={css.moods} data-contrast="high">
            {moodNames.map(({ id }) => (
              <MoodFloat key={id} mood={id} />
            ))}
          </div>
        </Stack>
      </Section>
      <CheckInScene
        picker={<MoodPicker question={messages.scene} moods={moodNames} value={mood} onChange={setMood} />}
      >
        <Split parts="lead">
          <IntensityInput
            question={messages.strength}
            value={strength}
            onChange={setStrength}
            ends={['A little', 'Very strong']}
          />
          <Stack>
            <Field label={messages.reflection} optional>
              <TextArea value={text} onChange={(event) => setText(event.target.value)} max={60} />
            </Field>
            <Row between>
              <Check
                label={messages.privacy}
                hint={messages.privacyHint}
                checked={isPrivate}
                onChange={setPrivate}
              />
              <Button size="big">{messages.save}</Button>
            </Row>
          </Stack>
        </Split>
      </CheckInScene>
      <Split>
        <Section title={messages.week} aside={<p>{messages.weekAside}</p>}>
          <WeekChart
            days={week}
            bands={['Struggling', 'Low', 'Neutral', 'Good', 'Great']}
            summary={messages.weekAside}
          />
        </Section>
        <Section title={messages.streak}>
          <Stack>
            <StreakRun days={12} open />
            <IntensityInput
              question={messages.size}
              value={strength}
              onChange={setStrength}
              labels={['Tiny', 'Small', 'Middle', 'Big', 'Huge']}
            />
          </Stack>
        </Section>
      </Split>
      <Section title={messages.badgesTitle}>
        <BadgeList flags={flags} />
      </Section>
      <Section title={messages.people}>
        <Row>
          {Array.from({ length: 24 }, (_, index) => (
            <Avatar key={index} id={`person-${index}`} />
          ))}
        </Row>
      </Section>
    </>
  )
}
