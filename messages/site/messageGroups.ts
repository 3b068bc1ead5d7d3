import type { Locale } from '../locales.ts'

/** Words that load with the screens which need them; `common` and `shell` are there from the start. */
export const messageGroupNames = [
  'account',
  'accountSettings',
  'ai',
  'answer',
  'care',
  'checkinNames',
  'checkins',
  'coach',
  'family',
  'guardians',
  'history',
  'journal',
  'moderation',
  'notifications',
  'onboarding',
  'reminders',
  'report',
  'settings',
  'stored',
  'trivia',
] as const
/** The name of a set of messages. */
export type MessageGroup = (typeof messageGroupNames)[number]

/** Sets that are a second part of a feature's words. */
const secondParts: Partial<Record<MessageGroup, string>> = {
  accountSettings: 'account',
  checkinNames: 'checkins',
}
/** The feature a set of words belongs to. */
export const featureOf = (name: MessageGroup): string => secondParts[name] ?? name

/** Where the words of a feature are, by language. Only what screens show: no mails, no back office. */
export const messageGroups: Readonly<Record<Locale, Readonly<Record<MessageGroup, () => Promise<unknown>>>>> =
  {
    en: {
      account: () => import('../en/account.ts').then((file) => file.account),
      accountSettings: () => import('../en/accountSettings.ts').then((file) => file.accountSettings),
      ai: () => import('../en/ai.ts').then((file) => file.ai),
      answer: () => import('../en/answer.ts').then((file) => file.answer),
      care: () => import('../en/care.ts').then((file) => file.care),
      checkinNames: () => import('../en/checkinNames.ts').then((file) => file.checkinNames),
      checkins: () => import('../en/checkins.ts').then((file) => file.checkins),
      coach: () => import('../en/coach.ts').then((file) => file.coach),
      guardians: () => import('../en/guardians.ts').then((file) => file.guardians),
      family: () => import('../en/family.ts').then((file) => file.family),
      history: () => import('../en/history.ts').then((file) => file.history),
      journal: () => import('../en/journal.ts').then((file) => file.journal),
      moderation: () => import('../en/moderation.ts').then((file) => file.moderation),
      stored: () => import('../en/stored.ts').then((file) => file.stored),
      trivia: () => import('../en/trivia.ts').then((file) => file.trivia),
      notifications: () =>
        import('../en/notifications.ts').then((file) => ({ bell: file.bell, error: file.noticeErrors })),
      onboarding: () => import('../en/onboarding.ts').then((file) => file.onboarding),
      settings: () => import('../en/settings.ts').then((file) => file.settings),
      reminders: () => import('../en/reminders.ts').then((file) => file.reminders),
      report: () => import('../en/report.ts').then((file) => file.report),
    },
    es: {
      account: () => import('../es/account.ts').then((file) => file.account),
      accountSettings: () => import('../es/accountSettings.ts').then((file) => file.accountSettings),
      ai: () => import('../es/ai.ts').then((file) => file.ai),
      answer: () => import('../es/answer.ts').then((file) => file.answer),
      care: () => import('../es/care.ts').then((file) => file.care),
      checkinNames: () => import('../es/checkinNames.ts').then((file) => file.checkinNames),
      checkins: () => import('../es/checkins.ts').then((file) => file.checkins),
      coach: () => import('../es/coach.ts').then((file) => file.coach),
      guardians: () => import('../es/guardians.ts').then((file) => file.guardians),
      family: () => import('../es/family.ts').then((file) => file.family),
      history: () => import('../es/history.ts').then((file) => file.history),
      journal: () => import('../es/journal.ts').then((file) => file.journal),
      moderation: () => import('../es/moderation.ts').then((file) => file.moderation),
      stored: () => import('../es/stored.ts').then((file) => file.stored),
      trivia: () => import('../es/trivia.ts').then((file) => file.trivia),
      notifications: () =>
        import('../es/notifications.ts').then((file) => ({ bell: file.bell, error: file.noticeErrors })),
      onboarding: () => import('../es/onboarding.ts').then((file) => file.onboarding),
      settings: () => import('../es/settings.ts').then((file) => file.settings),
      reminders: () => import('../es/reminders.ts').then((file) => file.reminders),
      report: () => import('../es/report.ts').then((file) => file.report),
    },
    fr: {
      account: () => import('../fr/account.ts').then((file) => file.account),
      accountSettings: () => import('../fr/accountSettings.ts').then((file) => file.accountSettings),
      ai: () => import('../fr/ai.ts').then((file) => file.ai),
      answer: () => import('../fr/answer.ts').then((file) => file.answer),
      care: () => import('../fr/care.ts').then((file) => file.care),
      checkinNames: () => import('../fr/checkinNames.ts').then((file) => file.checkinNames),
      checkins: () => import('../fr/checkins.ts').then((file) => file.checkins),
      coach: () => import('../fr/coach.ts').then((file) => file.coach),
      guardians: () => import('../fr/guardians.ts').then((file) => file.guardians),
      family: () => import('../fr/family.ts').then((file) => file.family),
      history: () => import('../fr/history.ts').then((file) => file.history),
      journal: () => import('../fr/journal.ts').then((file) => file.journal),
      moderation: () => import('../fr/moderation.ts').then((file) => file.moderation),
      stored: () => import('../fr/stored.ts').then((file) => file.stored),
      trivia: () => import('../fr/trivia.ts').then((file) => file.trivia),
      notifications: () =>
        import('../fr/notifications.ts').then((file) => ({ bell: file.bell, error: file.noticeErrors })),
      onboarding: () => import('../fr/onboarding.ts').then((file) => file.onboarding),
      settings: () => import('../fr/settings.ts').then((file) => file.settings),
      reminders: () => import('../fr/reminders.ts').then((file) => file.reminders),
      report: () => import('../fr/report.ts').then((file) => file.report),
    },
    ar: {
      account: () => import('../ar/account.ts').then((file) => file.account),
      accountSettings: () => import('../ar/accountSettings.ts').then((file) => file.accountSettings),
      ai: () => import('../ar/ai.ts').then((file) => file.ai),
      answer: () => import('../ar/answer.ts').then((file) => file.answer),
      care: () => import('../ar/care.ts').then((file) => file.care),
      checkinNames: () => import('../ar/checkinNames.ts').then((file) => file.checkinNames),
      checkins: () => import('../ar/checkins.ts').then((file) => file.checkins),
      coach: () => import('../ar/coach.ts').then((file) => file.coach),
      guardians: () => import('../ar/guardians.ts').then((file) => file.guardians),
      family: () => import('../ar/family.ts').then((file) => file.family),
      history: () => import('../ar/history.ts').then((file) => file.history),
      journal: () => import('../ar/journal.ts').then((file) => file.journal),
      moderation: () => import('../ar/moderation.ts').then((file) => file.moderation),
      stored: () => import('../ar/stored.ts').then((file) => file.stored),
      trivia: () => import('../ar/trivia.ts').then((file) => file.trivia),
      notifications: () =>
        import('../ar/notifications.ts').then((file) => ({ bell: file.bell, error: file.noticeErrors })),
      onboarding: () => import('../ar/onboarding.ts').then((file) => file.onboarding),
      settings: () => import('../ar/settings.ts').then((file) => file.settings),
      reminders: () => import('../ar/reminders.ts').then((file) => file.reminders),
      report: () => import('../ar/report.ts').then((file) => file.report),
    },
  }
