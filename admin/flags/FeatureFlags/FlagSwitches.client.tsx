'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { flagsApi, type FlagView } from '#domain/flags/api.ts'
import { flagCategories } from '#domain/flags/flags.ts'
import { fill } from '#messages/catalog.ts'
import { Block } from '#admin/_shell/Block.tsx'
import { call } from '#admin/_shell/call.client.ts'
import { usePolled } from '#admin/_shell/usePolled.client.ts'
import { LoadFailed } from '#admin/_shell/LoadFailed.tsx'
import { ConfirmKillSwitch } from './parts/ConfirmKillSwitch.tsx'
import { FlagRow } from './parts/FlagRow.tsx'
import type { FlagMessages } from './types.ts'

/** Another colleague may switch something meanwhile, so the list is asked for again this often. */
const EVERY_MS = 30_000
const load = async () => (await call(flagsApi.listFlags)).flags

type Props = {
  flags: FlagView[] | null
  /** When the flags were fetched, in milliseconds since 1970. */
  at: number
  messages: FlagMessages
  locale: string
}

/** The flags with their switches. Only the flag being changed waits; a kill switch asks before it is turned on. */
export function FlagSwitches({ flags, at, messages, locale }: Props) {
  const polled = usePolled({ data: flags, at, everyMs: EVERY_MS, load })
  const [changed, setChanged] = useState<Readonly<Record<string, FlagView>>>({})
  const [changing, setChanging] = useState<readonly string[]>([])
  const [failed, setFailed] = useState<readonly string[]>([])
  const [asking, setAsking] = useState<FlagView | null>(null)

  if (!polled.data) {
    if (polled.busy) return <p role="status">{messages.loading}</p>
    return <LoadFailed text={messages.failed} retry={messages.retry} again={polled.again} />
  }
  if (polled.data.length === 0) return <p className="ek-empty">{messages.empty}</p>

  // An answer to a switch is newer than a list asked for before it.
  const list = polled.data.map((flag) => newer(flag, changed[flag.key]))

  async function set(flag: FlagView, enabled: boolean) {
    setChanging((keys) => [...keys, flag.key])
    setFailed((keys) => keys.filter((key) => key !== flag.key))
    try {
      const answer = await call(flagsApi.setFlag, { params: { key: flag.key }, body: { enabled } })
      setChanged((known) => ({ ...known, [flag.key]: answer.flag }))
    } catch {
      setFailed((keys) => [...keys, flag.key])
      toast.error(messages.failedToUpdate)
    } finally {
      setChanging((keys) => keys.filter((key) => key !== flag.key))
    }
  }

  const toggle = (flag: FlagView) => {
    if (flag.category === 'killswitch' && !flag.enabled) setAsking(flag)
    else void set(flag, !flag.enabled)
  }

  return (
    <>
      {flagCategories.map((category) => {
        const own = list.filter((flag) => flag.category === category)
        if (own.length === 0) return null
        // A flag that nothing reads is neither on nor off.
        const read = own.filter((flag) => !flag.isUnused)
        const on = read.filter((flag) => flag.enabled).length
        const n = (count: number) => count.toLocaleString(locale)
        return (
          <Block
            key={category}
            id={category}
            title={messages.category[category]}
            aside={fill(messages.on_of, { on: n(on), total: n(read.length) })}
          >
            <ul className="ek-flags">
              {own.map((flag) => (
                <FlagRow
                  key={flag.key}
                  flag={flag}
                  changing={changing.includes(flag.key)}
                  failed={failed.includes(flag.key)}
                  messages={messages}
                  onToggle={() => toggle(flag)}
                />
              ))}
            </ul>
          </Block>
        )
      })}
      <ConfirmKillSwitch
        flag={asking}
        messages={messages}
        onCancel={() => setAsking(null)}
        onConfirm={(flag) => {
          setAsking(null)
          void set(flag, true)
        }}
      />
    </>
  )
}

const newer = (flag: FlagView, other: FlagView | undefined): FlagView =>
  other && other.updatedAt > flag.updatedAt ? other : flag
