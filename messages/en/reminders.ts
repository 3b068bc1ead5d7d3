/** Push on this device. */
const device = {
  heading: 'Notifications on this device',
  lead: 'They show up even when Evenkeel is closed. A locked screen only says there’s something to read, never what.',
  state: 'Permission',
  granted: 'granted',
  denied: 'denied',
  default: 'default',
  is_on: 'On for this device',
  is_off: 'Off for this device',
  enable: 'Turn on',
  disable: 'Turn off',
  test: 'Send a test',
  enabled: 'Notifications are on',
  disabled: 'Notifications are off',
  test_sent: 'The test is on its way',
  ask_hint: 'Your browser will ask you next. We send nothing until you agree.',
  denied_hint:
    'Your browser blocks notifications from Evenkeel. Press the lock icon next to the address. Allow them there. Then come back here.',
  unsupported:
    'This browser can’t show notifications. Do you have an iPhone or iPad? Put Evenkeel on the Home Screen first. Then open it from there.',
  config_error: 'Push configuration error. Please contact support.',
  network_error: 'Your browser couldn’t reach its push service. Check your connection and try again.',
  worker_missing:
    'The part of Evenkeel that shows notifications isn’t ready in this browser. Reload this page and try again.',
  enable_failed: 'Failed to Enable Notifications',
  disable_failed: 'Failed to Disable Notifications',
  test_failed: 'Failed to Send Test',
  not_here: 'These messages go to devices with notifications on. They’re off on this one.',
} as const

/** The daily reminder, quiet hours and birthday. */
const settings = {
  daily: 'Daily reminder',
  daily_lead: 'One friendly reminder a day to check in. None on days you’ve already checked in.',
  daily_enabled: 'Remind me every day',
  daily_time: 'Time',
  quiet: 'Quiet hours',
  quiet_enabled: 'Keep quiet hours',
  quiet_start: 'From',
  quiet_end: 'To',
  quiet_hint: 'They apply to everything we send you, including your coach. Only crisis alerts come through.',
  birthday: 'Birthday',
  birthday_enabled: 'Send me a birthday message',
  birth_date: 'Birth date (optional)',
  birth_date_hint: 'Only used for this message. If you clear it, we delete it.',
  loading: 'Loading your notification settings.',
  load_failed: 'Failed to load notification preferences',
  saved: 'Settings updated',
  error: 'Error',
  save_failed: 'Failed to save preferences',
  refused: 'Failed to Save',
  updating_failed: 'Error updating preferences',
  coach_link: 'When your coach writes',
  next: 'Next reminder: {{when}}',
  next_off: 'It’s off. Turned on, the next reminder comes {{when}}.',
  next_quiet: 'No reminder will come: this time is in your quiet hours.',
  test: 'Send me a test',
  test_hint: 'It goes out right away, on the ways you chose.',
  test_sent: 'The test is on its way',
  test_failed: 'Test Failed',
  update_failed: 'Failed to update notification settings',
} as const

/** Silence for a while. */
const mute = {
  heading: 'Quiet for a while',
  lead: 'Your devices stay silent. What comes waits in the bell, and emails still arrive. Crisis alerts always come through.',
  hour: 'Mute for 1 hour',
  morning: 'Mute until morning',
  morning_hint: 'Morning is 7:00, your time.',
  until: 'Muted until {{when}}.',
  end: 'Unmute now',
  load_failed: 'Couldn’t load whether your devices are muted.',
} as const

/** Kinds of notifications and the ways they take, and why one came. */
const table = {
  heading: 'What reaches you, and how',
  lead: 'Changes are saved right away.',
  kind: 'Notification',
  in_app: 'In the app',
  push: 'On devices',
  email: 'By email',
  name: '{{kind}}: {{way}}',
  always: 'Always on',
  none: 'Not sent this way',
  load_failed: 'Couldn’t load this list.',
  change: 'Choose what reaches you',
  kinds: {
    crisis: 'Crisis alerts',
    account: 'Account and security',
    reminder: 'Daily reminder',
    coach: 'Your coach',
    family: 'Family groups',
    trivia: 'Saturday trivia',
    guardian: 'Children in your care',
    order: 'Your orders',
    purchase: 'Requests to buy',
    moderation: 'Decisions of moderators',
  },
  hints: {
    crisis: 'If someone in your care may be in danger.',
    account: 'New devices, passwords, codes, and copies of your data.',
    reminder: 'Once a day, if you turned it on.',
    coach: 'At the times you chose.',
    family: 'Who asks to join, and “Thinking of you”.',
    trivia: 'On Saturday morning, when a weekend opens.',
    guardian: 'Check-ins and words shared with you.',
    order: 'When a payment arrives, and what becomes of an order.',
    purchase: 'What a child in your care asks you to buy, and the answers to what you asked for.',
    moderation: 'What was decided about something you wrote or reported.',
  },
  why: {
    crisis: 'Someone in your care may be in danger. These alerts always come.',
    account: 'It’s about getting into an account, or a copy of your data. You always get these messages.',
    reminder: 'You turned on a daily reminder or a birthday message. Or you asked for a test.',
    coach: 'You turned on messages from your coach.',
    family: 'You’re in a family group. Or a child in your care is joining one.',
    trivia: 'Saturday trivia has opened with questions for you.',
    guardian: 'You agreed that a child can use Evenkeel, and something was shared with you.',
    order: 'You bought something here.',
    purchase:
      'A child in your care asked you to buy something, or there’s news about something you asked for.',
    moderation: 'A moderator decided about something you wrote or reported. These messages always come.',
    other: 'It’s about something you take part in here.',
  },
} as const

/** What is wrong with a field. */
const field = {
  day: 'Please enter a day.',
  time_zone: 'Please choose a time zone.',
} as const

/** Settings of how we may write to somebody: apart from the bell's words, so that only their screens load them. */
export const reminders = { device, settings, mute, table, field } as const
