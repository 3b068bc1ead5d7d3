/** Feature flags and their view in the back office. */
export const flags = {
  error: { update: 'Failed to update feature flag' },
  admin: {
    title: 'Feature flags',
    intro: 'Changes take effect right away for everyone and are written to the audit log.',
    on_of: '{{on}} of {{total}} on',
    on: 'on',
    off: 'off',
    changing: 'Changing.',
    owner: 'Owner: {{feature}}',
    no_effect: 'no effect',
    unused: 'Not in use: nothing reads this switch yet, so it changes nothing.',
    loading: 'Loading the flags.',
    failed: 'Couldn’t load the flags.',
    empty: 'There are no flags yet. The next release adds them.',
    category: { killswitch: 'Kill switches', core: 'Core', admin: 'Admin', others: 'Others' },
    confirm_title: 'Turn on {{key}}?',
    confirm_text: 'This takes something away from members right away:',
    confirm: 'Turn it on',
  },
} as const
