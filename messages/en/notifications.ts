/** The bell. Apart, because the site needs it and never the mails. */
export const bell = {
  label: 'Notifications',
  label_unread_one: 'Notifications, {{count}} unread',
  label_unread_two: 'Notifications, {{count}} unread',
  label_unread_few: 'Notifications, {{count}} unread',
  label_unread_many: 'Notifications, {{count}} unread',
  label_unread_other: 'Notifications, {{count}} unread',
  title: 'Notifications',
  empty: 'Nothing new.',
  empty_hint: 'What concerns you appears here.',
  unread: 'New',
  loading: 'Fetching your notifications.',
  failed: 'Couldn’t load your notifications.',
  mark_all: 'Mark all as read',
} as const

/** What a notice can fail with. */
export const noticeErrors = {
  mark_read: 'Failed to mark as read',
} as const

/** Notices and mails. */
export const notifications = {
  bell,
  error: {
    ...noticeErrors,
    push_endpoint: 'This browser’s push service is not one we can reach safely.',
    test_no_device: 'No device of yours has notifications on. Turn them on here first.',
    test_failed: 'Failed to Send Test',
    birth_date_future: 'Please choose a day that is not later than today.',
    birth_date_age: 'This birth date does not fit the age you gave. Please check both.',
    birth_date_minor: 'We do not keep birth dates of people under 18.',
    birthday_needs_date: 'For a birthday message we need your birth date.',
  },
  push: {
    title: 'Something for you',
    body: 'Open Evenkeel to read it.',
    test_title: 'This is a test',
    test_body: 'Notifications reach this device.',
  },
  codes_rest: {
    title: 'Codes of recovery are resting',
    message:
      'Too many wrong codes were tried today. Until midnight (UTC) people get back in by the mailed link alone.',
  },
  daily: {
    title: 'Time for your check-in',
    message: 'How are you today? It takes a minute.',
  },
  birthday: {
    title: 'Happy birthday',
    message: 'It is good that you are here. Be kind to yourself today.',
  },
  parent: {
    title: 'News from {{child}}',
    mood: '{{child}} checked in: {{mood}} ({{when}})',
    not_shared: '{{child}} checked in ({{when}}). Feeling: not shared.',
    words: '{{child}} shared words with you ({{when}}): “{{preview}}”',
    words_bell: '{{child}} shared words with you. They are in Settings.',
    checkin_bell: '{{child}} checked in',
  },
  danger: {
    title: 'A child or teen may be in danger',
    check_in: 'Words of danger were read in a check-in. Open the report and the protocol.',
    reflection: 'Words of danger were read in an answer to a prompt. Open the report and the protocol.',
    journal: 'Words of danger were read in a journal. Open the report and the protocol.',
    push_title: 'Staff: please look now',
    push_body: 'An urgent report waits.',
  },
  mail: {
    danger: {
      subject: 'Urgent: please look now',
      body: 'A child or teen may be in danger. {{place}}\n\nThis mail holds no words and no name. Please open the report now and follow the protocol. No guardian was told.',
      link: 'Open the report',
    },
    foot: 'Evenkeel supports mental wellness. It is not medical advice. In an emergency in the US call or text 988, any hour.',
    guardian_code: {
      subject: 'A code to say yes for {{child}}',
      body: '{{child}} would like to use Evenkeel and named you as parent or guardian.\n\nYour page says what Evenkeel is and what a yes means. There you say yes or no.\n\nIf {{child}} should be able to check in and write before that, pass this code on. It is good for 15 minutes.',
      link: 'Read what a yes means, and answer',
    },
    guardian_yes: {
      subject: 'You said yes for {{child}}',
      body: 'Your yes for {{child}} counts from now on.\n\nIf it was not you, take it back on your page.',
      link: 'Open your page',
    },
    guardian_no: {
      subject: 'You said no for {{child}}',
      body: 'Your no for {{child}} counts at once: a guardian is asked for again.\n\nIf it was not you, ask {{child}} to write to you again.',
      link: 'Open your page',
    },
    guardian_family: {
      subject: 'A question about {{child}}',
      body: 'A family on Evenkeel waits for your yes or no about {{child}}. Your page shows who is concerned.\n\nOnly say yes to people you know.',
      link: 'Open your page',
    },
    verify_email: {
      subject: 'Is this your address?',
      body: 'Somebody made an Evenkeel account with this address, under the username {{username}}. If it was you, please confirm it.\n\nIf you do not know this username, do not confirm: the account is not yours.',
      link: 'Confirm this address',
    },
    account_exists: {
      subject: 'You already have an account',
      body: 'Somebody tried to make an Evenkeel account with this address. You have one already, and nothing has changed in it.\n\nIf it was you, sign in, or set a new password if the old one is lost. If it was not you, you need not do anything.',
      link: 'Sign in',
    },
    new_device: {
      subject: 'A new device signed in',
      body: 'Somebody signed in to your account on a device we had not seen before: {{device}}.\n\nIf it was you, all is well. If not, please change your password and sign out everywhere.',
      link: 'See where you are signed in',
    },
    password_changed: {
      subject: 'Your password was changed',
      body: 'The password of your account was changed, and all other devices were signed out.\n\nIf this was not you, please set a new password now.',
      link: 'Sign in',
    },
    parent_notice: {
      subject: 'News from {{child}}',
      body: '{{lines}}\n\nYou read this because you agreed that {{child}} uses Evenkeel. Private words are never sent.',
      link: 'Choose what you are told',
    },
    recovery_code: {
      subject: 'Your one-time code',
      body: 'Somebody asked for a code to get back into your account. If it was you, enter it where you asked for it. It is good for 15 minutes.\n\nNever pass it on. If it was not you, you need not do anything.',
    },
    reset_link: {
      subject: 'Set a new password',
      body: 'Somebody asked for a link to set a new password for your account. It works once and for 60 minutes.\n\nIf it was not you, you need not do anything.',
      link: 'Set a new password',
    },
    phone_added: {
      subject: 'A phone was added to your account',
      body: 'The phone {{phone}} was added to your account. Codes to get back in can be sent there from now on.\n\nIf this was not you, please change your password and remove the phone.',
      link: 'Look at your settings',
    },
    phone_removed: {
      subject: 'The phone was removed from your account',
      body: 'The phone {{phone}} was removed from your account.\n\nIf this was not you, please change your password.',
      link: 'Look at your settings',
    },
    factor_reset_asked: {
      subject: 'Somebody asked to reset your second factor',
      body: 'There is a request to remove the second factors of your account. A colleague has to agree before anything changes.\n\nIf this was not you, tell your colleagues now and change your password.',
      link: 'Look at your settings',
    },
    factor_reset_waiting: {
      subject: 'A colleague needs your decision',
      body: 'A member of staff asked for their second factor to be removed. Please call them before you agree: a stolen password asks the same way.',
      link: 'Look at the request',
    },
    factor_reset_done: {
      subject: 'Your second factor was removed',
      body: 'The second factors of your account were removed and you are signed out everywhere. Please sign in and set up a new one.\n\nIf you did not ask for this, tell your colleagues now and change your password.',
      link: 'Look at your settings',
    },
    factor_reset_refused: {
      subject: 'Your second factor stays',
      body: 'A colleague looked at the request to remove the second factors of your account and refused it. Nothing changed.',
      link: 'Look at your settings',
    },
    coach_message: { subject: 'A word from {{persona}}', body: '{{content}}', link: 'Open Evenkeel' },
    daily_reminder: {
      subject: 'Time for your check-in',
      body: 'How are you today? A check-in takes a minute.\n\nYou asked for this reminder. You can change its time or turn it off in the settings.',
      link: 'Check in',
    },
    birthday: {
      subject: 'A message for you',
      body: 'Happy birthday! It is good that you are here. Be kind to yourself today.',
      link: 'Open Evenkeel',
    },
  },
  sms: {
    recovery_code: '{{code}} is your Evenkeel code. It is good for 15 minutes. Never pass it on.',
    phone_code: '{{code}} confirms this phone for Evenkeel. It is good for 15 minutes. Never pass it on.',
  },
} as const
