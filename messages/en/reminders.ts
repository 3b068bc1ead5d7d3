/** Push on this device. */
const device = {
  heading: 'Notifications on this device',
  lead: 'They show even when Evenkeel is closed. On a locked screen they only say that there is something to read, never what.',
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
  ask_hint: 'Your browser asks you next. Nothing is sent before you agree there.',
  denied_hint:
    'Your browser blocks notifications from Evenkeel. Press the lock icon in the address bar, allow notifications, then come back here.',
  unsupported:
    'This browser cannot show notifications. On iPhone and iPad, first add Evenkeel to the Home Screen and open it from there.',
  config_error: 'Push configuration error. Please contact support.',
  network_error: 'The browser could not reach its push service. Check your connection and try again.',
  enable_failed: 'Failed to Enable Notifications',
  disable_failed: 'Failed to Disable Notifications',
  test_failed: 'Test Failed',
  not_here: 'Messages of this kind reach devices with notifications on. On this one they are off.',
} as const

/** The daily reminder, quiet hours and birthday. */
const settings = {
  daily: 'Daily reminder',
  daily_lead: 'One friendly note a day to check in. None on days you already have.',
  daily_enabled: 'Remind me every day',
  daily_time: 'Time',
  digest_channel: 'How it reaches me',
  both: 'In the app and by e-mail',
  in_app: 'In the app',
  email: 'By e-mail',
  quiet: 'Quiet hours',
  quiet_enabled: 'Keep quiet hours',
  quiet_start: 'From',
  quiet_end: 'To',
  quiet_hint: 'They count for everything we send you, also for your coach. Only crisis alerts come through.',
  birthday: 'Birthday',
  birthday_enabled: 'Send me a birthday message',
  birth_date: 'Birth date (optional)',
  birth_date_hint: 'Only used for this message. Leave it empty and we forget it.',
  loading: 'Fetching your notification settings.',
  load_failed: 'Failed to load notification preferences',
  saved: 'Settings updated',
  error: 'Error',
  save_failed: 'Failed to save preferences',
  refused: 'Failed to Save',
  updating_failed: 'Error updating preferences',
  coach_link: 'When your coach writes',
} as const

/** What is wrong with a field. */
const field = {
  day: 'Please enter a day.',
  time_zone: 'Please choose a time zone.',
} as const

/** Settings of how we may write to somebody: apart from the bell's words, so that only their screens load them. */
export const reminders = { device, settings, field } as const
