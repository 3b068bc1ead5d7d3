/** Push on this device. */
const device = {
  heading: 'Notifications on this device',
  lead: 'They show up even when Evenkeel is closed. On a locked screen, they only say there’s something to read, never what.',
  state: 'Permission',
  granted: 'granted',
  denied: 'denied',
  default: 'not decided yet',
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
    'Your browser blocks notifications from Evenkeel. Press the lock icon in the address bar and allow them. Then come back here.',
  unsupported:
    'This browser can’t show notifications. On iPhone and iPad, first add Evenkeel to the Home Screen and open it from there.',
  config_error: 'Push configuration error. Please contact support.',
  network_error: 'Your browser couldn’t reach its push service. Check your connection and try again.',
  enable_failed: 'Failed to Enable Notifications',
  disable_failed: 'Failed to Disable Notifications',
  test_failed: 'Test Failed',
  not_here: 'These messages go to devices with notifications on. They’re off on this one.',
} as const

/** The daily reminder, quiet hours and birthday. */
const settings = {
  daily: 'Daily reminder',
  daily_lead: 'One friendly reminder a day to check in. None on days you’ve already checked in.',
  daily_enabled: 'Remind me every day',
  daily_time: 'Time',
  digest_channel: 'How it reaches me',
  both: 'In the app and by email',
  in_app: 'In the app',
  email: 'By email',
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
} as const

/** What is wrong with a field. */
const field = {
  day: 'Please enter a day.',
  time_zone: 'Please choose a time zone.',
} as const

/** Settings of how we may write to somebody: apart from the bell's words, so that only their screens load them. */
export const reminders = { device, settings, field } as const
