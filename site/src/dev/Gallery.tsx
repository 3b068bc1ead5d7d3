import { Copy, Pencil } from 'lucide-react'
import { useState } from 'react'
import { DisplayForm } from '../features/account/DisplayForm.tsx'
import { Arthur } from '../ui/Arthur.tsx'
import { Boat } from '../ui/Boat.tsx'
import { Choices } from '../ui/Choices.tsx'
import { CodeInput } from '../ui/CodeInput.tsx'
import { Field } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Panel, Row, Screen, ScreenHead, Section, Stack } from '../ui/layout.tsx'
import { LifeRing } from '../ui/LifeRing.tsx'
import { Menu } from '../ui/Menu.tsx'
import { Popover } from '../ui/Popover.tsx'
import { RuleList } from '../ui/RuleList.tsx'
import { Select } from '../ui/Select.tsx'
import { StatusTag } from '../ui/StatusTag.tsx'
import { Steps } from '../ui/Steps.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import css from './Gallery.module.css'
import { MoodSamples } from './MoodSamples.tsx'
import { areas, words } from './samples.ts'
import { SaySamples } from './SaySamples.tsx'
import { ThemeSample } from './ThemeSample.tsx'

/** Every part in its states; development only. */
export function Gallery() {
  const [code, setCode] = useState('123')
  const [many, setMany] = useState<string[]>(['sleep'])
  return (
    <Screen>
      <ScreenHead title={words.title} />
      <Section title={words.type}>
        <Stack>
          <p className={css.big}>{words.typeBig}</p>
          <p className={css.title}>{words.typeTitle}</p>
          <p>
            {words.typeNumbers} <span className={`ek-num ${css.figures}`}>{words.typeFigures}</span>
          </p>
          <p>{words.typeText}</p>
          <p lang="ar" dir="rtl" className={css.title}>
            {words.typeArabic}
          </p>
          <p lang="ar" dir="rtl">
            {words.typeArabicText}
          </p>
        </Stack>
      </Section>
      <MoodSamples />
      <div className={css.themes}>
        <ThemeSample name="Light" theme="light" />
        <ThemeSample name="Dark" theme="dark" />
        <ThemeSample name="High contrast" theme="light" contrast="high" />
        <ThemeSample name="High contrast, dark" theme="dark" contrast="high" />
      </div>
      <Section title={words.press}>
        <div className={css.columns}>
          <Stack>
            <Row>
              <Menu
                look="line"
                items={[
                  { key: 'copy', label: words.copy, icon: <Icon of={Copy} />, onSelect: () => {} },
                  { key: 'edit', label: words.edit, icon: <Icon of={Pencil} />, onSelect: () => {} },
                  { key: 'remove', label: words.remove, caution: true, onSelect: () => {} },
                ]}
              >
                {words.menu}
              </Menu>
              <Popover look="line" trigger={words.popover}>
                <p>{words.popoverText}</p>
              </Popover>
            </Row>
            <Field label={words.code}>
              <CodeInput value={code} onChange={setCode} />
            </Field>
            <Field label={words.language}>
              <Select>
                <option>{words.language}</option>
              </Select>
            </Field>
            <RuleList
              metLabel={words.met}
              rules={[
                { key: 'a', text: words.noticePlain, met: true },
                { key: 'b', text: words.noticeGood, met: false },
              ]}
            />
          </Stack>
          <Choices
            label={words.focus}
            many
            max={2}
            value={many}
            onChange={setMany}
            options={areas}
            layout="rows"
          />
        </div>
      </Section>
      <SaySamples />
      <Section title={words.frame}>
        <Stack gap="loose">
          <Tabs
            label={words.frame}
            tabs={[words.moods, words.week, words.language, words.comfort].map((label, index) => ({
              to: `?tab=${index}`,
              label,
              current: index === 0,
            }))}
          >
            <p>{words.popoverText}</p>
          </Tabs>
          <Steps names={[words.first, words.focus, words.reflection, words.good]} current={2} />
        </Stack>
      </Section>
      <Section title={words.pictures}>
        <Row>
          <Panel>
            <Row>
              <Arthur className={css.picture} />
              <h3>{words.arthur}</h3>
              <StatusTag>{words.coach}</StatusTag>
              <p>{words.coachSays}</p>
            </Row>
          </Panel>
          <LifeRing className={css.picture} />
          {(['child', 'teen', 'adult', 'elder'] as const).map((age) => (
            <svg key={age} className={css.picture} viewBox="-200 -400 400 600" aria-hidden="true">
              <Boat of={age} />
            </svg>
          ))}
        </Row>
      </Section>
      <Section title={words.comfort}>
        <DisplayForm />
      </Section>
    </Screen>
  )
}
