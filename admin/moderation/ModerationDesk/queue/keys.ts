import type { DeskAction } from '#domain/moderation/ladder.ts'

/** The key of each decision. */
export const ACTION_KEYS: Readonly<Record<DeskAction, string>> = {
  approve: 'a',
  ask_change: 'c',
  note: 'n',
  remove: 'r',
  warn: 'w',
  mute: 'm',
  suspend: 's',
  ban: 'b',
}

/** The decision of a key. */
export const actionOfKey = (key: string): DeskAction | undefined =>
  (Object.keys(ACTION_KEYS) as DeskAction[]).find((action) => ACTION_KEYS[action] === key)

/** Whether a key belongs to what the moderator types, to a dialog, or to the browser, and not to the desk. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return true
  const { target } = event
  if (!(target instanceof Element)) return false
  return target.closest('input, textarea, select, [contenteditable], dialog[open], [role="dialog"]') !== null
}
