/** What rooms are called and about, and how the server answers. */
export const rooms = {
  moderator: 'Moderator',
  deleted_user: 'deleted user',
  room: {
    'anxiety-support': {
      name: 'Anxiety Support',
      description: 'For worry that won’t let go, and what helps against it.',
    },
    'depression-recovery': {
      name: 'Depression Recovery',
      description: 'For heavy days, and small steps through them.',
    },
    'relationship-guidance': {
      name: 'Relationship Guidance',
      description: 'For friends, couples, and people who are hard to talk to.',
    },
    parenting: { name: 'Parenting', description: 'For parents and carers, and for conflict at home.' },
    family: { name: 'Family', description: 'For when it’s hard at home, and for what makes it better.' },
    'addiction-recovery': {
      name: 'Addiction Recovery',
      description: 'For stopping, starting over, and staying with it.',
    },
    'self-esteem': { name: 'Self-Esteem', description: 'For being kinder to yourself.' },
    'grief-loss': { name: 'Grief & Loss', description: 'For missing someone or something.' },
    'stress-management': {
      name: 'Stress Management',
      description: 'For too much at once, and ways to rest.',
    },
    loneliness: { name: 'Loneliness', description: 'For feeling alone, and for company.' },
    'school-work-pressure': {
      name: 'School & Work Pressure',
      description: 'For tests, bosses, and deadlines.',
    },
    'sleep-rest': { name: 'Sleep & Rest', description: 'For nights that are too short.' },
    'motivation-purpose': {
      name: 'Motivation & Purpose',
      description: 'For getting started, and for what matters to you.',
    },
  },
  error: {
    subscription: 'Chat requires a subscription',
    email: 'Please confirm your email address first. Then you can use rooms.',
    guardian: 'A parent or guardian needs to say yes to rooms first.',
    band: 'There are no rooms for your age.',
    muted: 'Your chat is paused.',
    suspended: 'Your chat is closed for now.',
    banned: 'Chat is closed for your account.',
    paused: 'All rooms are closed for a while. What you wrote stays here.',
    off_shift: 'This room opens when a moderator is here.',
    not_found: 'Chat room not found',
    create: 'Unable to create chat room',
    message_gone: 'This message is no longer here.',
    rejected: 'Message Rejected',
    check_failed: 'Content Check Failed',
    quiz: 'Please answer the questions about the rules first.',
    id_taken: 'Failed to send message',
    too_late: 'You can change a message for 5 minutes.',
    own_message: 'You can’t report your own message.',
    cursor: 'Please load the room again.',
  },
} as const
