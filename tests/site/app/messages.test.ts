import { accountSettings } from '#messages/en/accountSettings.ts'
import { chatAsk } from '#messages/en/chatAsk.ts'
import { chatGate } from '#messages/en/chatGate.ts'
import { chatRoom } from '#messages/en/chatRoom.ts'
import { chatSide } from '#messages/en/chatSide.ts'
import { checkinNames } from '#messages/en/checkinNames.ts'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { messageGroupNames, type MessageGroup } from '#messages/site/messageGroups.ts'
import { featureMessagesIn, framePartsIn, routeFiles, routesIn } from '../../../scripts/site-routes.ts'

/*
 * A screen shows messages only when its feature or route lists them (`messages: [...]`); a missing one would show as a
 * bare key. So: every message key in a screen's source, and in what it imports, belongs to a listed feature, or to one
 * that a part brings along (`<WithMessages names={['family']}>`).
 */

const features = routeFiles().map((file) => ({ folder: path.posix.dirname(file), file }))
const screens = features.flatMap(({ folder, file }) => {
  const text = readFileSync(file, 'utf8')
  const parts = framePartsIn(text, folder).map((source) => ({
    name: source,
    source,
    messages: featureMessagesIn(text),
  }))
  return [...routesIn(text, folder).map((route) => ({ ...route, name: route.path })), ...parts]
})

/** Second parts of a feature's messages, by the feature. */
const secondParts: Record<string, [MessageGroup, object][]> = {
  account: [['accountSettings', accountSettings]],
  chat: [
    ['chatGate', chatGate],
    ['chatRoom', chatRoom],
    ['chatSide', chatSide],
    ['chatAsk', chatAsk],
  ],
  checkins: [['checkinNames', checkinNames]],
}

/** Names of features whose messages a file, or anything it imports, mentions. */
function messagesUsedBy(entry: string, seen = new Set<string>()): Set<MessageGroup> {
  const used = new Set<MessageGroup>()
  const brought = new Set<MessageGroup>()
  const visit = (file: string, loaded: readonly string[]) => {
    if (seen.has(file) || !existsSync(file)) return
    seen.add(file)
    const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^[\t ]*\/\/.*$/gm, '')
    // A part that comes later may fetch its messages itself: `t.load(['reminders'])`.
    const own = [...text.matchAll(/t\.load\(\['(\w+)'\]\)/g)].map(([, name]) => name!)
    const here = [...loaded, ...own]
    for (const [, name, part] of text.matchAll(/['`](\w+)\.([a-z_]+)[.'`$]/g)) {
      const set = secondParts[name!]?.find(([, messages]) => part! in messages)?.[0] ?? name
      if (messageGroupNames.includes(set as MessageGroup) && !here.includes(set!))
        used.add(set as MessageGroup)
    }
    for (const [, names] of text.matchAll(/<WithMessages names=\{\[([^\]]*)\]/g)) {
      for (const [, name] of names!.matchAll(/'(\w+)'/g)) brought.add(name as MessageGroup)
    }
    for (const [, source] of text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
      visit(path.join(path.dirname(file), source!), here)
    }
  }
  visit(entry, [])
  return new Set([...used].filter((name) => !brought.has(name)))
}

describe.each(screens)('$name', ({ source, messages }) => {
  it('lists the messages it shows', () => {
    expect(existsSync(source), source).toBe(true)
    const missing = [...messagesUsedBy(source)].filter((name) => !messages.includes(name))
    expect(missing).toEqual([])
  })
})

it('keeps the messages of features out of what every screen shares', () => {
  const shared = ['site/src/app', 'site/src/ui'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/features?\.ts$/.test(name))
      .map((name) => readFileSync(path.join(folder, name), 'utf8')),
  )
  const keys = shared.flatMap((text) => [...text.matchAll(/t(?:\.any)?\('(\w+)\./g)].map(([, name]) => name))
  expect(new Set(keys)).toEqual(new Set(['common', 'shell']))
})
