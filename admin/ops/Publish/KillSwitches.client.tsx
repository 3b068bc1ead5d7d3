'use client'

import { toast } from '@payloadcms/ui'
import { LoaderCircle } from 'lucide-react'
import { useState } from 'react'
import { flagsApi, type FlagView } from '#domain/flags/api.ts'
import type { FlagKey } from '#domain/flags/flags.ts'
import { fill } from '#messages/catalog.ts'
import { call } from '#admin/_shell/call.client.ts'
import { Confirm } from '#admin/_shell/Confirm.tsx'
import { State } from '#admin/_shell/State.tsx'
import type { ReadinessMessages } from '../parts/types.ts'
import { useLoaded } from '../parts/useLoaded.client.ts'
import { Waiting } from '../parts/Waiting.tsx'

/** Another member of staff may switch meanwhile, so the flags are asked for again this often, in milliseconds. */
const EVERY_MS = 30_000
type Feature = keyof ReadinessMessages['switches']['name']
const features = {
  notifications: 'ff.notifications_pause',
  store: 'ff.store_pause',
  chat: 'ff.chat_pause',
} as const satisfies Record<Feature, FlagKey>
const featureNames = Object.keys(features) as Feature[]
const load = async () => (await call(flagsApi.listFlags)).flags

type Props = { messages: ReadinessMessages; flagFailed: string; cancel: string }

/**
 * Notifications, store and chat rooms, each with the flag that pauses it for every member. Pausing asks first; going on
 * does not. Source: docs/rules/flags.md D-176.
 */
export function KillSwitches({ messages, flagFailed, cancel }: Props) {
  const loaded = useLoaded(load, EVERY_MS)
  const [changing, setChanging] = useState<readonly string[]>([])
  const [asking, setAsking] = useState<Feature | null>(null)
  if (!loaded.data) return <Waiting of={loaded} messages={messages} />
  const flagOf = (feature: Feature) => loaded.data?.find(({ key }) => key === features[feature])

  async function pause(feature: Feature, enabled: boolean) {
    const key = features[feature]
    setChanging((keys) => [...keys, key])
    try {
      const { flag } = await call(flagsApi.setFlag, { params: { key }, body: { enabled } })
      loaded.put((flags) => flags.map((one) => (one.key === key ? flag : one)))
      if (enabled) toast.warning(messages.switches.feature_paused)
      else toast.success(messages.switches.feature_enabled)
    } catch {
      toast.error(flagFailed)
      loaded.again()
    } finally {
      setChanging((keys) => keys.filter((one) => one !== key))
    }
  }

  return (
    <>
      <ul className="ek-flags">
        {featureNames.map((feature) => (
          <Switch
            key={feature}
            feature={feature}
            flag={flagOf(feature)}
            isChanging={changing.includes(features[feature])}
            messages={messages}
            onToggle={(isPaused) => (isPaused ? void pause(feature, false) : setAsking(feature))}
          />
        ))}
      </ul>
      <Confirm
        isOpen={asking !== null}
        title={asking ? fill(messages.switches.confirm_title, { name: messages.switches.name[asking] }) : ''}
        text={(asking && flagOf(asking)?.description) ?? ''}
        confirm={messages.switches.confirm}
        cancel={cancel}
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          if (asking) void pause(asking, true)
          setAsking(null)
        }}
      />
    </>
  )
}

type SwitchProps = {
  feature: Feature
  flag: FlagView | undefined
  isChanging: boolean
  messages: ReadinessMessages
  onToggle: (isPaused: boolean) => void
}

function Switch({ feature, flag, isChanging, messages, onToggle }: SwitchProps) {
  const { switches } = messages
  const isPaused = flag?.enabled === true
  return (
    <li>
      <div>
        <b id={`switch-${feature}`}>{switches.name[feature]}</b> <code dir="ltr">{features[feature]}</code>
        <div id={`switch-${feature}-state`}>
          {isPaused ? (
            <State kind="bad">{switches.paused}</State>
          ) : (
            <State kind="ok">{switches.running}</State>
          )}
        </div>
      </div>
      <span className="ek-flags__wait" role="status">
        {isChanging && (
          <>
            <LoaderCircle className="ek-spin" aria-hidden="true" />
            <span className="ek-unseen">{messages.loading}</span>
          </>
        )}
      </span>
      <button
        className="ek-switch"
        type="button"
        role="switch"
        aria-checked={!isPaused}
        aria-labelledby={`switch-${feature}`}
        aria-describedby={`switch-${feature}-state`}
        aria-disabled={isChanging || !flag}
        onClick={() => !isChanging && flag && onToggle(isPaused)}
      >
        <i aria-hidden="true" />
      </button>
    </li>
  )
}
