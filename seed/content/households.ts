/** A family of the demo dataset, by the handles of its people; the first is its admin. */
export type Household = { slug: string; name: string; people: readonly string[]; waiting?: string }

/** Families with people of all ages, in all four languages. */
export const households: readonly Household[] = [
  {
    slug: 'lighthouse',
    name: 'The Lighthouse Crew',
    people: ['tobias', 'mila', 'jonas', 'maren', 'walter'],
    waiting: 'grace',
  },
  { slug: 'maple', name: 'Maple Street', people: ['rachel', 'noah', 'ella', 'dorothy'] },
  { slug: 'cardigan', name: 'Cardigan Bay', people: ['owen', 'freya', 'rhys'] },
  { slug: 'marigold', name: 'Casa Cempasúchil', people: ['lucia', 'mateo', 'valeria'] },
  { slug: 'retiro', name: 'La familia de Carmen', people: ['carmen', 'hugo', 'rosa', 'paula'] },
  { slug: 'canal', name: 'Le quai des Lilas', people: ['camille', 'louise', 'gabriel', 'monique'] },
  { slug: 'olive', name: 'بيت الزيتون', people: ['khaled', 'sara', 'yousef', 'ibrahim'] },
  { slug: 'sisters', name: 'Sunday Table', people: ['patrick', 'ruth', 'mei'] },
]
