/** The manual list of a release, by group. Source: docs/rules/ops.md S-003-3, D-196. */
export const qaList = {
  i18n: ['languages_read', 'arabic_mirrored', 'dates_and_money'],
  accessibility: ['keyboard', 'screen_reader', 'zoom_and_contrast'],
  seo_and_links: ['titles', 'links', 'search_engines'],
  crisis_and_help: ['crisis_numbers', 'crisis_offline', 'leave_quickly'],
  core_flows: ['sign_up', 'guardian_agrees', 'check_in', 'journal', 'purchase', 'data_rights'],
} as const
/** A group of the list. */
export type QaGroup = keyof typeof qaList
/** Every group, in order. */
export const qaGroups = Object.keys(qaList) as QaGroup[]
/** What of running the product no machine here can see. Source: docs/rules/ops.md B-runbook. */
export const runbookItems = ['backup', 'restore', 'secrets_apart'] as const

/** Everything that a member of staff looks at and marks for a release. */
export const releaseItems = [...Object.values(qaList).flat(), ...runbookItems] as const
/** One of them. */
export type ReleaseItem = (typeof releaseItems)[number]
/** How it was found; it moves freely between them. */
export const checkStatuses = ['pending', 'pass', 'fail'] as const
export type CheckStatus = (typeof checkStatuses)[number]
/** Longest name of a release, in characters. */
export const RELEASE_MAX = 40
