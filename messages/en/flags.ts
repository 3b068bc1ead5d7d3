/** Feature flags and their view in the back office. */
export const flags = {
  error: { update: 'Failed to update feature flag' },
  admin: {
    title: 'Feature flags',
    intro: 'A change counts at once, for everybody, and is written to the audit log.',
    on_of: '{{on}} of {{total}} on',
    on: 'on',
    off: 'off',
    changing: 'Changing.',
    loading: 'Fetching the flags.',
    failed: 'The flags could not be fetched.',
    empty: 'There are no flags yet. The next release adds them.',
    category: { killswitch: 'Kill switches', core: 'Core', admin: 'Admin', others: 'Others' },
    confirm_title: 'Turn on {{key}}?',
    confirm_text: 'This takes something away from members at once:',
    confirm: 'Turn it on',
  },
} as const
