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
import { areas, messages } from './samples.ts'
import { ChatSamples } from './ChatSamples.tsx'
import { ThemeSample } from './ThemeSample.tsx'

/** Every part in its states; development only. */
export function Gallery() {
  const [code, setCode] = useState('123')
  const [many, setMany] = useState<string[]>(['sleep'])
  return (
    <Screen>
      <ScreenHead title={messages.title} />
      <Section title={messages.type}>
        <Stack>
          <p className={css.big}>{messages.typeBig}</p>
          <p className={css.title}>{messages.typeTitle}</p>
          <p>
            {messages.typeNumbers} <span className={`ek-num ${css.figures}`}>{messages.typeFigures}</span>
          </p>
          <p>{messages.typeText}</p>
          <p lang="ar" dir="rtl" className={css.title}>
            {messages.typeArabic}
          </p>
          <p lang="ar" dir="rtl">
            {messages.typeArabicText}
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
      <Section title={messages.press}>
        <div className={css.columns}>
          <Stack>
            <Row>
              <Menu
                look="line"
                items={[
                  { key: 'copy', label: messages.copy, icon: <Icon of={Copy} />, onSelect: () => {} },
                  { key: 'edit', label: messages.edit, icon: <Icon of={Pencil} />, onSelect: () => {} },
                  { key: 'remove', label: messages.remove, caution: true, onSelect: () => {} },
                ]}
              >
                {messages.menu}
              </Menu>
              <Popover look="line" trigger={messages.popover}>
                <p>{messages.popoverText}</p>
              </Popover>
            </Row>
            <Field label={messages.code}>
              <CodeInput value={code} onChange={setCode} />
            </Field>
            <Field label={messages.language}>
              <Select>
                <option>{messages.language}</option>
              </Select>
            </Field>
            <RuleList
              metLabel={messages.met}
              rules={[
                { key: 'a', text: messages.noticePlain, met: true },
                { key: 'b', text: messages.noticeGood, met: false },
              ]}
            />
          </Stack>
          <Choices
            label={messages.focus}
            many
            max={2}
            value={many}
            onChange={setMany}
            options={areas}
            layout="rows"
          />
        </div>
      </Section>
      <ChatSamples />
      <Section title={messages.frame}>
        <Stack gap="loose">
          <Tabs
            label={messages.frame}
            tabs={[messages.moods, messages.week, messages.language, messages.display].map(
              (label, index) => ({
                to: `?tab=${index}`,
                label,
                current: index === 0,
              }),
            )}
          >
            <p>{messages.popoverText}</p>
          </Tabs>
          <Steps names={[messages.first, messages.focus, messages.reflection, messages.good]} current={2} />
        </Stack>
      </Section>
      <Section title={messages.pictures}>
        <Row>
          <Panel>
            <Row>
              <Arthur className={css.picture} />
              <h3>{messages.arthur}</h3>
              <StatusTag>{messages.coach}</StatusTag>
              <p>{messages.coachMessage}</p>
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
      <Section title={messages.display}>
        <DisplayForm />
      </Section>
    </Screen>
  )
}
