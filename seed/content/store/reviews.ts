/** A review by a person of the demo dataset, who bought the product. */
export type DemoReview = {
  product: string
  /** Handle of the writer. */
  by: string
  rating: number
  text: string
  state: 'published' | 'pending' | 'rejected'
}

const review = (
  product: string,
  by: string,
  rating: number,
  text: string,
  state: DemoReview['state'] = 'published',
): DemoReview => ({ product, by, rating, text, state })

/**
 * The name each writer made up for their reviews: no username, and no name of theirs. Source: docs/rules/store.md
 * D-158.
 */
export const reviewNames: Readonly<Record<string, string>> = {
  maren: 'Harbor walker',
  grace: 'Early bird',
  paula: 'Tres líneas',
  julien: 'Papier doux',
  tobias: 'Table for five',
  rachel: 'Two kids and a dog',
  marcus: 'Salt keeper',
  nadia: 'Petite pause',
  omar: 'هدوء المساء',
  mei: 'Night reader',
  andre: 'Desk dweller',
  walter: 'Steady hand',
  dorothy: 'Tea at four',
  monique: 'Grand format',
  rosa: 'Abuela de cinco',
  lucia: 'Luna llena',
  hanna: 'Seal fan',
  frank: 'Plain cup',
  patrick: 'Proud dad',
  luis: 'Lamp owner',
}

/** Reviews of the demo dataset, the oldest first. */
export const demoReviews: readonly DemoReview[] = [
  review(
    'logbook',
    'maren',
    5,
    'I started in the middle of May. It feels right that no date tells me I am late.',
  ),
  review('logbook', 'grace', 4, 'Good paper. I wish it had a loop for the pen.'),
  review('logbook', 'paula', 5, 'Escribo tres líneas por noche y duermo mejor.'),
  review('logbook', 'julien', 5, 'Un beau papier, et rien d’imprimé qui presse.'),
  review('kitchen-table-cards', 'tobias', 5, 'My fifteen-year-old asked for a second round.'),
  review('kitchen-table-cards', 'rachel', 4, 'Some questions are hard for an eight-year-old, but we talk.'),
  review('kitchen-table-cards', 'marcus', 5, 'We keep them beside the salt.'),
  review('evening-breathing', 'nadia', 4, 'Ça m’aide à finir la journée.'),
  review('evening-breathing', 'omar', 5, 'صوت هادئ أعود إليه كل مساء.'),
  review('better-nights', 'mei', 4, 'Week two was hard. Week four was worth it.'),
  review('lap-blanket', 'andre', 5, 'On my knees during calls. Nobody can see it.'),
  review('large-print-journal', 'walter', 5, 'At last lines that my hand can follow.'),
  review('large-print-journal', 'dorothy', 5, 'It stays open by itself.'),
  review('large-print-journal', 'monique', 4, 'Les lignes sont larges et claires.'),
  review('memory-cards', 'rosa', 5, 'Mis nietos preguntan y yo cuento.'),
  review('moon-boat-light', 'lucia', 5, 'Mateo se duerme antes que la luz.'),
  review('arthur-plush', 'hanna', 5, 'The seal goes to school in the bag.'),
  review('lavender-tea', 'frank', 3, 'Nice, but the tin is bigger than the tea.'),
  review('logbook', 'patrick', 4, 'A present for my daughter. She likes the cover.', 'pending'),
  review('harbor-lamp', 'luis', 2, 'Call me at +1 555 010 4477 if you want to buy mine.', 'rejected'),
]
