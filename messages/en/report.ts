/** 'Report an Issue', on the landing page and for members. */
export const report = {
  words_of_danger: 'Words of danger',
  danger_at_home: 'Danger at home',
  title: 'Report an Issue',
  lead: 'Tell us what went wrong or what’s missing, or ask us something. If someone is in danger, use Help now instead.',
  category: 'What’s it about?',
  bug_report: 'Something is broken',
  performance: 'Something is slow',
  ui_ux: 'Something is hard to use',
  accessibility: 'Accessibility',
  translation: 'A translation',
  feature_request: 'An idea',
  other: 'A question, or something else',
  description: 'What happened?',
  hint: 'Please leave out names and private things.',
  screenshot: 'Screenshot (optional)',
  screenshot_hint: 'PNG, JPEG, or WebP, up to 5 MB. Please cover names and private words.',
  screenshot_bad:
    'We can’t use this picture. Please choose a PNG, JPEG, or WebP of up to 5 MB. You can also send the report without it.',
  send: 'Send report',
  done: 'Issue reported',
  failed: 'Failed to submit report. Please try again.',
} as const
