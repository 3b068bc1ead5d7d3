/**
 * File names that said nothing of what is in them. `tests/meta/house.test.ts` keeps them away.
 */
export const retiredFileNames = new Set([
  'announce',
  'Asked',
  'bell',
  'comfort',
  'Elsewhere',
  'Gate',
  'Gone',
  'isOver',
  'looks',
  'once',
  'place',
  'reach',
  'refusals',
  'missingYes',
  'noticeWords',
  'tellOfParcel',
  'tellOfReset',
  'say',
  'sealed',
  'sent',
  'shift',
  'words',
])

/**
 * Words that no file of the panel or the site has in its name: `gate` of `LockGate.tsx`. A notice is a part of the
 * page and may be there.
 */
export const retiredFileWords = new Set([
  'announce',
  'announced',
  'bell',
  'comfort',
  'door',
  'failure',
  'fault',
  'gate',
  'grown',
  'patience',
  'place',
  'refusal',
  'refusals',
  'said',
  'say',
  'tell',
  'told',
  'wish',
  'wishes',
  'words',
])
