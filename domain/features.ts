/** Every feature of the product. A folder at the second level of any kind bears one of these names. */
export const features = {
  account: 'Sign-in, recovery, two-factor, sessions, profile, settings.',
  onboarding: 'First steps.',
  guardians: 'Consent of a guardian, their page, what they are notified of.',
  dashboard: 'The first load of the dashboard.',
  checkins: 'Moods, reflections, streaks, badges.',
  journal: 'Private writing: entries, tags, streak, export.',
  chat: 'Moderated rooms.',
  moderation: 'Reports, words of a crisis, blocked people.',
  family: 'Groups, their members, who may join.',
  coach: 'Arthur: scheduled messages and their templates.',
  notifications: 'In-app notifications, push, email, SMS.',
  content: 'What editors keep: pieces to read and hear, prompts, the landing page, publishing.',
  ai: 'Suggestions, writing prompts, models.',
  trivia: 'Saturday trivia: its card, player, weekends and bank of questions.',
  store: 'Catalogue, orders.',
  cart: 'The cart, and the pages after a payment.',
  requests: 'A child asks, a guardian answers.',
  billing: 'Plans, subscriptions, webhooks.',
  help: 'Directory of help and national lines.',
  legal: 'Legal texts, versions, consent.',
  analytics: 'What is counted, errors of browsers.',
  flags: 'Feature flags.',
  ops: 'Health, audit, incidents, the back office.',
} as const

/** The slug of a feature. */
export type Feature = keyof typeof features
