/** What stands beside a room: the rules, who is here, and help. */
export const chatSide = {
  side: {
    here_title: 'Here now',
    here_all: 'Show all',
    here_fewer: 'Show fewer',
    rules_title: 'Before you write',
    rules_1: 'No names, numbers, schools, or streets.',
    rules_2: 'Say what helped you. Ask before you give advice.',
    rules_3: 'This room is company. It isn’t therapy.',
    rules_child_1: 'Don’t share your name, school, or street.',
    rules_child_2: 'Be kind. Say what helped you.',
    rules_child_3: 'Something feels wrong? Tell a grown-up.',
    guidelines: 'Community Guidelines',
    help_title: 'Is it more than a room can hold?',
    help: 'Call or text {{number}}, any hour.',
    help_child_title: 'Do you need help now?',
    help_child: 'Tell a grown-up, or call {{number}}.',
    help_link: 'Crisis Resources',
  },
} as const
