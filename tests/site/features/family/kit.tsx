import { act, fireEvent, screen, within } from '@testing-library/react'
import type { FamiliesView, PresenceView } from '#domain/family/schema.ts'
import { FamilyTab } from '#site/features/family/FamilyTab.tsx'
import { serveApi, type Call } from '../checkins/api.ts'
import { show } from '../checkins/page.tsx'
import { userChannel } from '../checkins/pusher.ts'

/** The list of families. */
export const GROUPS = 'GET /family/groups'
const realtime = { 'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true } }
/** Who of the families is here. */
export const PRESENCE = 'GET /family/presence'
/** Serves a list that may change, who is here, and other answers. */
export function api(first: Partial<FamiliesView>, answers: Record<string, (call: Call) => unknown> = {}) {
  const state: FamiliesView = { groups: [], asked: [], ...first }
  const here: PresenceView = { members: [] }
  const calls = serveApi({ [GROUPS]: () => state, [PRESENCE]: () => here, ...realtime, ...answers })
  return { state, here, calls }
}
/** Shows the tab. */
export const open = (options?: Parameters<typeof show>[1]) =>
  show(<FamilyTab />, { at: '/dashboard?tab=family', ...options })
/** The people of the families on the page; a toast is an item of a list as well. */
export const boats = () => screen.getAllByRole('listitem').filter((item) => !('tone' in item.dataset))
/** Chooses what to do about a member, or about a family. */
export const menuOf = async (name: string, item: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Options for ${name}` }))
  fireEvent.click(screen.getByRole('menuitem', { name: item }))
}
/** Presses a button of the open dialog. */
export const say = (name: string) =>
  fireEvent.click(
    within(screen.queryByRole('alertdialog') ?? screen.getByRole('dialog')).getByRole('button', { name }),
  )
/** Sends an event to the person, once the page listens. */
export const emit = async (name: string, data: object) => {
  const channel = await userChannel()
  act(() => channel.emit(name, data))
}
