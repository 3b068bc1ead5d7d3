import type { Feature } from '../features.ts'

/** Groups of the flags view. Source: docs/rules/flags.md S-003-2.13. */
export const flagCategories = ['killswitch', 'core', 'admin', 'others'] as const
/** A group of flags. */
export type FlagCategory = (typeof flagCategories)[number]
type Flag = {
  category: FlagCategory
  /** The feature that reads it: who changes what it does answers for it. */
  owner: Feature
  description: string
  enabled: boolean
  /** Nothing reads it: the specification names it, and staff is told that its switch changes nothing. */
  isUnused?: true
}

/**
 * Every flag with what it does, whose it is and how it starts; others are off. Source: docs/rules/flags.md D-178,
 * S-003-3.
 */
export const flags = {
  'ff.notifications_pause': {
    category: 'killswitch',
    owner: 'notifications',
    enabled: false,
    description: 'Pauses all notices except crisis notices.',
  },
  'ff.store_pause': {
    category: 'killswitch',
    owner: 'store',
    enabled: false,
    description: 'Hides every buy button and refuses checkouts.',
  },
  'ff.chat_pause': {
    category: 'killswitch',
    owner: 'chat',
    enabled: false,
    description: 'Closes all chat rooms for members.',
  },
  'ff.core': {
    category: 'core',
    owner: 'checkins',
    enabled: true,
    description: 'Check-ins, history and streaks.',
  },
  'ff.i18n_core': { category: 'core', owner: 'account', enabled: true, description: 'The language menu.' },
  // English is what every other language falls back to, so it is always offered.
  'ff.lang_en': {
    category: 'core',
    owner: 'account',
    enabled: true,
    description: 'Offers English.',
    isUnused: true,
  },
  'ff.lang_es': { category: 'core', owner: 'account', enabled: false, description: 'Offers Spanish.' },
  'ff.lang_fr': { category: 'core', owner: 'account', enabled: false, description: 'Offers French.' },
  'ff.lang_ar': {
    category: 'core',
    owner: 'account',
    enabled: false,
    description: 'Offers Arabic, right to left.',
  },
  'ff.trivia': { category: 'core', owner: 'trivia', enabled: true, description: 'Saturday trivia.' },
  // On in the demo dataset alone, so that a newcomer plays on any day.
  'ff.trivia_all_week': {
    category: 'core',
    owner: 'trivia',
    enabled: false,
    description: 'Keeps the trivia of the last weekend open up to Friday.',
  },
  'ff.journal_check_private': {
    category: 'core',
    owner: 'journal',
    enabled: true,
    description: 'Checks the words of private journal entries too. Off, only shared ones are checked.',
  },
  // Off may never mean unread: without trust in the automatic check a person reads.
  'ff.room_safety': {
    category: 'core',
    owner: 'chat',
    enabled: true,
    description: 'Lets messages that pass our checks into a room. Off, a moderator reads every one first.',
  },
  'ff.addiction_rooms': {
    category: 'core',
    owner: 'chat',
    enabled: false,
    description: 'Rooms about addiction, for adults and elders.',
  },
  // For the help finder, which is not open: `localHelp` of domain/capabilities.ts.
  'ff.local_help': {
    category: 'core',
    owner: 'help',
    enabled: true,
    description: 'The local help finder.',
    isUnused: true,
  },
  // It may never take the consent to legal texts away from members.
  'ff.legal_gate': {
    category: 'admin',
    owner: 'legal',
    enabled: true,
    description: 'Asks for consent to the legal texts.',
  },
  'ff.email_templates': {
    category: 'admin',
    owner: 'notifications',
    enabled: true,
    description: 'Branded e-mail.',
  },
  'ff.store_pdp_v2': {
    category: 'others',
    owner: 'store',
    enabled: false,
    description: 'The second product page.',
  },
} as const satisfies Record<`ff.${string}`, Flag>

/** The key of a known flag. */
export type FlagKey = keyof typeof flags
/** Every known flag. Pure, so that the site, which has no use for the list, leaves it out. */
export const flagKeys = /* @__PURE__ */ Object.keys(flags) as [FlagKey, ...FlagKey[]]
/** Whether no code reads a flag: a known one that says so, and every one that is on no list any more. */
export const isUnusedFlag = (key: string): boolean => {
  const flag: Flag | undefined = (flags as Record<string, Flag>)[key]
  return flag === undefined || flag.isUnused === true
}
/** Milliseconds a browser may keep the flags. Source: docs/rules/flags.md S-000-9. */
export const FLAGS_CACHE_MS = 5 * 60_000
