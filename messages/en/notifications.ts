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
  empty_hint: 'Your notifications show up here.',
  unread: 'New',
  loading: 'Loading your notifications.',
  failed: 'Couldn’t load your notifications.',
  mark_all: 'Mark all as read',
  why: 'Why did I get this?',
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
    push_endpoint: 'We can’t safely reach this browser’s push service.',
    test_no_device: 'None of your devices has notifications on. Turn them on here first.',
    test_failed: 'Failed to Send Test',
    birth_date_future: 'Please choose a day that isn’t in the future.',
    birth_date_age: 'This birth date doesn’t match the age you gave. Please check both.',
    birth_date_minor: 'We don’t keep birth dates of people under 18.',
    birthday_needs_date: 'We need your birth date for a birthday message.',
    channel_locked: 'These notifications are always on.',
    channel_missing: 'These notifications don’t come this way.',
    channel_last: 'Keep at least one way. To stop these messages, turn them off in their own settings.',
    test_no_way:
      'None of the ways you chose can reach you yet. Turn on notifications here, or confirm your email.',
  },
  push: {
    title: 'Something for you',
    body: 'Open Evenkeel to read it.',
    test_title: 'This is a test',
    test_body: 'Notifications work on this device.',
  },
  codes_rest: {
    title: 'Account recovery codes are paused',
    message:
      'Too many wrong codes were tried today. Until midnight (UTC), people can only get back in with the emailed link.',
  },
  daily: {
    title: 'Time for your check-in',
    message: 'How are you today? It takes a minute.',
  },
  birthday: {
    title: 'Happy birthday',
    message: 'We’re glad you’re here. Be kind to yourself today.',
  },
  order_paid: {
    title: 'Thank you for your purchase!',
    message: 'Your payment is here. The receipt is in your mail.',
  },
  order_sent: {
    title: 'Your parcel is on its way',
    message: 'We’ve sent what was ordered. You can see it here.',
  },
  trivia_open: {
    title: 'Saturday trivia is open',
    message: 'New questions are here. Play when you like, until Sunday night.',
  },
  trivia_short: {
    title: 'A trivia weekend lacks questions',
    message: '{{week}}: {{count}} sessions aren’t published. Approve more questions at the trivia desk.',
  },
  parent: {
    title: 'News from {{child}}',
    mood: '{{child}} checked in: {{mood}} ({{when}})',
    not_shared: '{{child}} checked in ({{when}}). Feeling: not shared.',
    words: '{{child}} shared something with you ({{when}}): “{{preview}}”',
    words_bell: '{{child}} shared something with you. You can read it in Settings.',
    checkin_bell: '{{child}} checked in',
  },
  desk_urgent: {
    title: 'An item with a {{minutes}}-minute target waits',
    message:
      'Please look at the desk now. If nothing urgent is there for you, make sure a colleague is looking.',
  },
  decisions_broken: {
    title: 'A moderation decision was changed or is missing',
    message:
      'The nightly check found that decision {{number}} doesn’t fit. Please look today: the runbook says what to do, under “When the chain of decisions is broken”.',
  },
  signal: {
    title: 'Please be with {{child}} now',
    message:
      'Something {{child}} wrote worries us. We can’t show you the words. Please be with them, and listen. Help is here at any hour.',
  },
  danger: {
    title: 'A child or teen may be in danger',
    check_in: 'A check-in has words of danger. Open the report and the protocol.',
    reflection: 'An answer to a prompt has words of danger. Open the report and the protocol.',
    journal: 'A journal has words of danger. Open the report and the protocol.',
    room: 'A message in a room has words of danger. Open the report and the protocol.',
    request: 'A request to buy something has words of danger. Open the report and the protocol.',
    no_mark:
      'No one on staff has the child-safety mark, so no one can open the case. Give the mark to someone now.',
    push_title: 'Staff: please look now',
    push_body: 'An urgent report is waiting.',
  },
  purchase: {
    asked_title: 'A question from {{child}}',
    asked: '{{child}} asks if you would buy “{{product}}” ({{price}}).',
    waits_title: '{{child}} waits for your answer',
    waits: '{{child}} asked if you would buy “{{product}}” ({{price}}). The question ends in two days.',
    approved_title: 'Your question got a yes',
    approved: '“{{product}}”: the answer is yes. We tell you when it’s paid.',
    declined_title: 'Your question was answered',
    declined: '“{{product}}”: not this time. You can read why.',
    lapsed_title: 'Your question has ended',
    lapsed: '“{{product}}” wasn’t bought in time. You can ask again.',
    paid_title: 'It’s yours',
    paid_digital: '“{{product}}” is in your library now.',
    paid_physical: '“{{product}}” is on its way to you.',
  },
  mail: {
    guardian_signal: {
      subject: 'Please be with {{child}} now',
      body: 'Something {{child}} wrote on Evenkeel worries us.\n\nWe can’t show you the words: they belong to {{child}}. Please be with them now, and listen without blame. If you think there’s danger, don’t leave them alone, and call your emergency number.\n\nThe page behind the button has numbers to call, and what helps now.',
      link: 'Numbers to call',
    },
    danger: {
      subject: 'Urgent: please look now',
      body: 'A child or teen may be in danger. {{place}}\n\nThis email has no words and no name in it. Please open the report now and follow the protocol. Whether a guardian was signaled stands in the case.',
      link: 'Open the report',
    },
    desk_urgent: {
      subject: 'Urgent: please look now',
      body: 'An item with a {{minutes}}-minute target waits.\n\nThis email says nothing about it. Please look at the desk now. If nothing urgent is there for you, make sure a colleague is looking.',
      link: 'Open the desk',
    },
    decisions_broken: {
      subject: 'Please check: a moderation decision was changed or is missing',
      body: 'Every night Evenkeel checks that no moderation decision was changed or removed afterwards. Last night decision {{number}} didn’t fit.\n\nSomeone may have changed the database by hand, or a restore may have gone wrong. Members notice nothing, and moderators can go on. Please don’t repair anything yet, and keep the last backups. The runbook says what to do, under “When the chain of decisions is broken”.\n\nYou won’t get this email again for the same decision.',
      link: 'Open Production',
    },
    foot: 'Evenkeel supports mental wellness. It is not medical advice. In an emergency in the US, call or text 988, any hour.',
    help: 'Help now, any hour',
    guardian_code: {
      subject: '{{child}} needs your permission to use Evenkeel',
      preheader: 'What it is, what it costs, what we store, and how to answer.',
      body: '{{child}} would like to use Evenkeel and named you as a parent or guardian. We need your answer first.',
      facts:
        'What it is\nA quiet place to notice how you feel. It has a daily check-in, a private journal, and short exercises. It isn’t therapy or an emergency service.\n\nWho it’s for\nChildren, teens, and adults. Everyone under 18 needs a parent or guardian who agrees.\n\nWhat it costs\nCheck-ins and the journal cost nothing. You don’t need a card. {{rooms}} There are no ads.\n\nWhat we store\nYour email address, the child’s first name and age, and check-ins. What the child writes or records in the journal, and transcripts of it. Messages in rooms, if you allow rooms. Your page has the whole list.',
      link: 'Read more and agree',
      second: 'I don’t agree',
      after:
        'The links open on any device. If you don’t answer within 14 days, we delete your address.\n\nShould {{child}} start before that? Share this code. It opens check-ins and writing, and works for 15 minutes.',
    },
    guardian_contact: {
      subject: 'One step left for {{child}}',
      body: '{{child}} can check in and write now. Someone entered your code, or agreed on a device {{child}} uses.\n\nFor everything else, we need your answer from your own device.\n\nIf this wasn’t you, please decline.',
      link: 'Read more and agree',
      second: 'I don’t agree',
    },
    guardian_yes: {
      subject: 'You agreed for {{child}}',
      body: 'Your consent for {{child}} counts from now on.\n\nKeep this email. On your page, you choose what we tell you, and you can withdraw your consent at any time.\n\nIf this wasn’t you, withdraw it there now.',
      link: 'Open your page',
    },
    guardian_no: {
      subject: 'You declined for {{child}}',
      body: 'This takes effect right away. {{child}} can’t check in or write, and can ask you or another adult again.\n\nIf this wasn’t you, ask {{child}} to write to you again.',
    },
    guardian_withdrawn: {
      subject: 'You withdrew your consent for {{child}}',
      body: 'This takes effect right away. Everything {{child}} shared with you is private again, and we’ll ask for a guardian again.\n\nIf this wasn’t you, ask {{child}} to write to you again.',
    },
    guardian_family: {
      subject: 'A question about {{child}}',
      body: 'A family on Evenkeel is waiting for your answer about {{child}}. Your page shows who’s involved.\n\nOnly say yes to people you know.',
      link: 'Open your page',
    },
    verify_email: {
      subject: 'Is this your address?',
      body: 'Someone made an Evenkeel account with this address. Its username is {{username}}. If this was you, please confirm it.\n\nIf you don’t know this username, don’t confirm. The account isn’t yours.',
      link: 'Confirm this address',
    },
    account_exists: {
      subject: 'You already have an account',
      body: 'Someone tried to make an Evenkeel account with this address. You have one already. Nothing in it has changed.\n\nIf this was you, sign in. You can set a new password if you lost the old one. If this wasn’t you, you don’t need to do anything.',
      link: 'Sign in',
    },
    new_device: {
      subject: 'A new device signed in',
      body: 'Someone signed in to your account on a new device: {{device}}.\n\nIf this was you, you don’t need to do anything. If not, please change your password and sign out everywhere.',
      link: 'See where you’re signed in',
    },
    password_changed: {
      subject: 'Your password was changed',
      body: 'Your password was changed, and all other devices were signed out.\n\nIf this wasn’t you, please set a new password now.',
      link: 'Sign in',
    },
    moderation_notice: {
      subject: 'A message from our moderators',
      body: '{{text}}',
      link: 'Read it here',
    },
    parent_notice: {
      subject: 'News from {{child}}',
      preheader: 'Open it when you have a quiet moment.',
      body: '{{lines}}\n\nYou’re getting this because you agreed that {{child}} can use Evenkeel. Private words are never sent.',
      link: 'Choose what we tell you',
    },
    recovery_code: {
      subject: 'Your one-time code',
      body: 'Someone asked for a code to get back into your account. If this was you, enter it where you asked for it. It works for 15 minutes.\n\nNever share it. If this wasn’t you, you don’t need to do anything.',
    },
    reset_link: {
      subject: 'Set a new password',
      body: 'Someone asked for a link to set a new password. It works once, within 60 minutes.\n\nIf this wasn’t you, you don’t need to do anything.',
      link: 'Set a new password',
    },
    phone_added: {
      subject: 'A phone was added to your account',
      body: 'The phone {{phone}} was added to your account. Codes to get back in can now be sent to it.\n\nIf this wasn’t you, please change your password and remove the phone.',
      link: 'Open your settings',
    },
    phone_removed: {
      subject: 'The phone was removed from your account',
      body: 'The phone {{phone}} was removed from your account.\n\nIf this wasn’t you, please change your password.',
      link: 'Open your settings',
    },
    factor_reset_asked: {
      subject: 'Someone asked to reset your second factor',
      body: 'Someone asked to remove the second factors on your account. A colleague has to agree before anything changes.\n\nIf this wasn’t you, tell your colleagues now and change your password.',
      link: 'Open your settings',
    },
    factor_reset_waiting: {
      subject: 'A colleague needs your decision',
      body: 'A member of staff asked to have their second factor removed. Please call them before you agree. Someone with a stolen password would ask the same way.',
      link: 'Open the request',
    },
    factor_reset_done: {
      subject: 'Your second factor was removed',
      body: 'The second factors on your account were removed, and you’re signed out everywhere. Please sign in and set up a new one.\n\nIf you didn’t ask for this, tell your colleagues now and change your password.',
      link: 'Open your settings',
    },
    factor_reset_refused: {
      subject: 'Your second factor stays',
      body: 'A colleague declined the request to remove the second factors on your account. Nothing has changed.',
      link: 'Open your settings',
    },
    deletion_planned: {
      subject: 'Your account is about to be deleted',
      body: 'Your account is closed. All your data is deleted for good on {{date}}.\n\nChanged your mind, or wasn’t this you? Sign in before then, and your account stays.',
      link: 'Sign in',
    },
    deletion_guardian: {
      subject: '{{child}} wants to delete their account',
      body: '{{child}} asked us to delete their account. It’s closed now, and all its data is permanently deleted on {{date}}.\n\nYou don’t have to do anything. If it was a mistake, it can be undone until then by signing in to it.',
      link: 'Open your settings',
    },
    deletion_guardian_asked: {
      subject: 'The account of {{child}} is about to be deleted',
      body: 'You asked us to delete the account of {{child}}. It’s closed now, and all its data is permanently deleted on {{date}}.\n\nUntil then, you can undo it in your settings.',
      link: 'Open your settings',
    },
    deletion_undone: {
      subject: 'Your account stays',
      body: 'The deletion of your account was undone. Everything is as it was.\n\nIf this wasn’t you, please sign in and change your password.',
      link: 'Sign in',
    },
    deletion_guardian_undone: {
      subject: 'The account of {{child}} stays',
      body: 'The deletion of the account of {{child}} was undone. Everything is as it was.',
      link: 'Open your settings',
    },
    account_deleted: {
      subject: 'Your account is deleted',
      body: 'Your account and everything in it are deleted for good.\n\nWe keep a record of what you agreed to. We also keep what you bought, for 7 years. Tax law asks for that. Neither has your name. This is the last email from us. Take care of yourself.',
    },
    coach_message: { subject: 'A word from {{persona}}', body: '{{content}}', link: 'Open Evenkeel' },
    daily_reminder: {
      subject: 'Time for your check-in',
      body: 'How are you today? A check-in takes a minute.\n\nYou asked for this reminder. You can change its time or turn it off in Settings.',
      link: 'Check in',
    },
    data_export_ready: {
      subject: 'Your copy is ready',
      body: 'The copy of the data you asked for is ready. You can download it for 7 days.\n\nIf you didn’t ask for it, please change your password.',
      link: 'Download it',
    },
    trial_ends: {
      subject: 'Your free trial ends soon',
      body: 'Your {{days}}-day free trial ends on {{date}}. Nothing will be charged.\n\nTo go on for {{price}} a month, add a card before then.',
      link: 'Look at your plan',
    },
    trial_ends_charged: {
      subject: 'Your free trial ends soon',
      body: 'Your {{days}}-day free trial ends on {{date}}. Then your plan costs {{price}} a month.\n\nIf you don’t want that, cancel it before then.',
      link: 'Look at your plan',
    },
    receipt_digital: {
      subject: 'Your order {{number}}',
      body: 'Thank you for your purchase! What you bought is in your library, or in the library of the person you chose.',
      facts: 'Order\n{{number}}\n\nItems\n{{items}}\n\nTotal\n{{total}}',
      link: 'Open the library',
    },
    plan_refund: {
      subject: 'Your refund',
      body: 'We gave {{amount}} back for your plan. Your bank usually shows it within 5 to 10 business days.',
      link: 'Look at your plan',
    },
    plan_refund_ended: {
      subject: 'Your refund',
      body: 'We gave {{amount}} back for your plan. Your bank usually shows it within 5 to 10 business days.\n\nYour plan has ended with it.',
      link: 'Look at your plan',
    },
    refund: {
      subject: 'Your refund for order {{number}}',
      body: 'We gave {{amount}} back for your order {{number}}. Your bank usually shows it within 5 to 10 business days.',
      link: 'Look at the order',
    },
    receipt_physical: {
      subject: 'Your order {{number}}',
      body: 'Thank you for your purchase! We’ll send your parcel soon, and you can follow it in your orders. Files are in the library already.',
      facts: 'Order\n{{number}}\n\nItems\n{{items}}\n\nTotal\n{{total}}',
      link: 'See your orders',
    },
    parcel_sent: {
      subject: 'Order {{number}} is on its way',
      body: 'Your parcel has left us. Standard parcels take 5 to 7 days, express ones 2 to 3, and international ones 10 to 15.',
      facts: 'Order\n{{number}}\n\nItems\n{{items}}',
      link: 'See what’s on its way',
    },
    parcel_tracked: {
      subject: 'Order {{number}} is on its way',
      body: 'Your parcel has left us. Standard parcels take 5 to 7 days, express ones 2 to 3, and international ones 10 to 15.',
      facts: 'Order\n{{number}}\n\nItems\n{{items}}\n\nTracking\n{{tracking}}',
      link: 'See what’s on its way',
    },
    purchase_request: {
      subject: '{{child}} has a question for you',
      body: '{{child}} asks if you would buy “{{product}}” ({{price}}, without shipping and tax).\n\nYou decide. You pay in your own checkout, and nothing is charged before that. If you don’t answer within 3 days, it ends without a purchase.',
      link: 'Read the question',
      after: 'You answer with your own Evenkeel account.',
    },
    purchase_request_waits: {
      subject: '{{child}} waits for your answer',
      body: '{{child}} asked if you would buy “{{product}}” ({{price}}, without shipping and tax).\n\nThe question ends in two days. A kind no is an answer, too.',
      link: 'Read the question',
      after: 'You answer with your own Evenkeel account.',
    },
    birthday: {
      subject: 'A message for you',
      body: 'Happy birthday! We’re glad you’re here. Be kind to yourself today.',
      link: 'Open Evenkeel',
    },
  },
  sms: {
    recovery_code: '{{code}} is your Evenkeel code. It works for 15 minutes. Never share it.',
    phone_code: '{{code}} confirms this phone for Evenkeel. It works for 15 minutes. Never share it.',
  },
} as const
