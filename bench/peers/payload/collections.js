const ownRows = ({ req }) => (req.user ? { user: { equals: req.user.id } } : false)
const signedIn = ({ req }) => Boolean(req.user)
const access = { read: ownRows, create: signedIn, update: ownRows, delete: ownRows }
const owner = { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true }

/** People, with Payload's own sign-in. */
export const users = { slug: 'users', auth: true, fields: [] }

/** Check-ins, with their words by a join; a new one moves the streak and may earn a badge. */
export const moods = {
  slug: 'moods',
  access,
  indexes: [{ fields: ['user', 'createdAt'] }, { fields: ['user', 'day'] }],
  fields: [
    owner,
    { name: 'mood', type: 'text', required: true },
    { name: 'intensity', type: 'number', required: true },
    { name: 'day', type: 'text', required: true },
    { name: 'reflections', type: 'join', collection: 'reflections', on: 'mood' },
  ],
  hooks: { afterChange: [afterCheckIn] },
}

/** Words to a check-in. */
export const reflections = {
  slug: 'reflections',
  access,
  fields: [
    { name: 'mood', type: 'relationship', relationTo: 'moods', required: true, unique: true },
    owner,
    { name: 'content', type: 'textarea', required: true },
    { name: 'isPrivate', type: 'checkbox', defaultValue: true },
    { name: 'sharedWithParent', type: 'checkbox', defaultValue: false },
  ],
}

/** The run of days. */
export const userStreaks = {
  slug: 'user-streaks',
  access,
  fields: [
    { ...owner, unique: true },
    { name: 'currentStreak', type: 'number', required: true },
    { name: 'longestStreak', type: 'number', required: true },
    { name: 'lastDay', type: 'text' },
  ],
}

/** Earned badges. */
export const userBadges = {
  slug: 'user-badges',
  access,
  indexes: [{ fields: ['user', 'badge'], unique: true }],
  fields: [
    owner,
    { name: 'badge', type: 'text', required: true },
    { name: 'earnedAt', type: 'date', required: true },
  ],
}

/** Messages of a room, for members. */
export const messages = {
  slug: 'messages',
  access: { read: signedIn, create: signedIn },
  indexes: [{ fields: ['room', 'sequence'] }],
  fields: [
    { name: 'room', type: 'text', required: true },
    { name: 'author', type: 'text', required: true },
    { name: 'message', type: 'text', required: true },
    { name: 'sequence', type: 'number', required: true },
  ],
}

/** Products of the store: signed out those for everyone, as ours has it. */
export const products = {
  slug: 'products',
  access: { read: ({ req }) => (req.user ? true : { ageRestriction: { equals: 'all' } }) },
  indexes: [{ fields: ['category', 'publishedAt'] }],
  fields: [
    { name: 'title', type: 'text', required: true },
    { name: 'subtitle', type: 'text' },
    { name: 'category', type: 'text', required: true },
    { name: 'productType', type: 'text', required: true },
    { name: 'ageRestriction', type: 'text', required: true },
    { name: 'priceCents', type: 'number', required: true },
    { name: 'isActive', type: 'checkbox', defaultValue: false },
    { name: 'stock', type: 'number' },
    { name: 'publishedAt', type: 'date' },
    // A card shows its cover.
    { name: 'pictures', type: 'join', collection: 'product-pictures', on: 'product', defaultLimit: 1 },
  ],
}

/** Pictures of products, the cover first. */
export const productPictures = {
  slug: 'product-pictures',
  access: { read: () => true },
  defaultSort: 'sortOrder',
  fields: [
    { name: 'product', type: 'relationship', relationTo: 'products', required: true, index: true },
    { name: 'sortOrder', type: 'number', required: true },
    { name: 'alt', type: 'text' },
    { name: 'width', type: 'number' },
    { name: 'height', type: 'number' },
  ],
}

/** What our one statement does, through the Local API. */
async function afterCheckIn({ doc, operation, req }) {
  if (operation !== 'create') return doc
  const { payload } = req
  const user = req.user.id
  if (req.data?.words)
    await payload.create({
      collection: 'reflections',
      req,
      data: { mood: doc.id, user, content: req.data.words },
    })
  const { docs } = await payload.find({
    collection: 'user-streaks',
    where: { user: { equals: user } },
    limit: 1,
    depth: 0,
    req,
  })
  const [streak] = docs
  if (!streak) {
    await payload.create({
      collection: 'user-streaks',
      req,
      data: { user, currentStreak: 1, longestStreak: 1, lastDay: doc.day },
    })
  } else if (streak.lastDay < doc.day) {
    const currentStreak = streak.currentStreak + 1
    const longestStreak = Math.max(currentStreak, streak.longestStreak)
    await payload.update({
      collection: 'user-streaks',
      id: streak.id,
      req,
      data: { currentStreak, longestStreak, lastDay: doc.day },
    })
    if (currentStreak === 3) {
      await payload.create({
        collection: 'user-badges',
        req,
        data: { user, badge: 'streak_3', earnedAt: new Date().toISOString() },
      })
    }
  }
  return doc
}
