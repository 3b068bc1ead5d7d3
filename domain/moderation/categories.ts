/** What can be reported about a person's words. Source: docs/rules/chat.md D-078. */
export const safetyCategories = [
  'bullying',
  'hate',
  'sexual',
  'self_harm',
  'violence',
  'spam_scam',
  'personal_info',
  'adult_contact',
  'other',
] as const
/** One of them. */
export type SafetyCategory = (typeof safetyCategories)[number]
