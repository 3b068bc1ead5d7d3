/** What is stored about a member, for them and their guardian. */
export const stored = {
  title: 'What we store',
  lead: 'This is what Evenkeel keeps. None of it is sold or used for advertising.',
  line: {
    profile:
      'Email, username, first name, age, answers from setup, and settings. Copies of the data that were asked for, and whether the account is to be deleted. We ask only teens and adults for a zip code and sex.',
    signIn:
      'Devices that are signed in and when, codes we sent, and a second factor. The password is kept in a form that no one can read.',
    checkIns:
      'Each check-in: the feeling and closer words for it, how strong, when, what the day held, and the words written with it. Streaks and badges.',
    journal:
      'Journal entries with their feelings and tags, and prompts for writing. Voice notes: the recording and its transcript. Deleted entries stay in the trash for 30 days.',
    safety:
      'When words sounded like danger: that we offered help, and a note for our staff without the words. Also what was reported to us, what we decided, and appeals.',
    suggestions:
      'Which suggestions and exercises were shown, and which were opened, done or put away. How often a language model wrote some.',
    coach: 'What the coach wrote, whether it was read, and the hours chosen for it.',
    notifications:
      'Notifications, test messages, which emails we sent and when, and the devices that get push messages.',
    guardian:
      'A guardian’s email, their answer, and its date. Which check-ins we told them about, without the words.',
    rooms:
      'Messages written in rooms, reactions, and which rooms were visited. That our rules were read, access that staff gave, and the rules that were applied.',
    family:
      'Family groups and their members, guardians’ answers about them, seats of a family plan, and who was blocked.',
    trivia:
      'Trivia rounds that were played, each answer, breaks, and settings. Team games in the family, and questions that were reported.',
    consents:
      'Which of our rules were agreed to, in which version, when, and from which IP address and browser.',
    plan: 'Which plan, since when and until when, whether it goes on, and what we gave back. Cards and payments stay with the payment provider.',
    store:
      'What is in the cart, what a child asked a guardian to buy and the answer, and reviews with their public name.',
    library:
      'What was bought for the member, which files may be downloaded, and when a file was first opened.',
    orders:
      'Orders and refunds: what was bought, when, for how much, and where it was sent. After the account is deleted they stay without a name, because bookkeeping asks for them.',
    usage: 'Which pages were opened, only while sharing usage statistics is on.',
  },
} as const
