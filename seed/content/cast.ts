import type { StaffRole } from '#domain/access/staff.ts'
import type { FocusArea } from '#domain/account/focusAreas.ts'
import type { Locale } from '#messages'

type GuardianStatus = 'verified' | 'contact' | 'pending'

/** Somebody of the demo dataset. Addresses are `<handle>@demo.evenkeel.example`. */
export type Member = {
  handle: string
  name: string
  age: number
  locale: Locale
  zone: string
  areas: readonly FocusArea[]
  /**
   * Handle of the parent or guardian, and how far they have agreed: by code (`contact`) or by their own yes
   * (`verified`).
   */
  guardian?: { handle: string; status: GuardianStatus }
  role?: StaffRole
  /** May see children and teens in danger. */
  mark?: 'child_safety'
}
type Home = Pick<Member, 'locale' | 'zone'>
type Self = readonly [handle: string, name: string, age: number, ...areas: FocusArea[]]

const detroit: Home = { locale: 'en', zone: 'America/Detroit' }

const member = (home: Home, [handle, name, age, ...areas]: Self): Member => ({
  ...home,
  handle,
  name,
  age,
  areas,
})

/** A guardian with children; `pending` when nobody has agreed yet, `contact` when only the code was passed on. */
function family(
  home: Home,
  guardian: Self,
  children: readonly Self[],
  status: GuardianStatus = 'verified',
): Member[] {
  const link = { handle: guardian[0], status }
  return [member(home, guardian), ...children.map((child) => ({ ...member(home, child), guardian: link }))]
}

const staff = (handle: string, name: string, age: number, role: StaffRole): Member => ({
  ...member(detroit, [handle, name, age, 'stress']),
  role,
})

const named: Member[] = [
  ...family(
    detroit,
    ['tobias', 'Tobias', 41, 'family', 'sleep'],
    [
      ['mila', 'Mila', 9, 'anxiety'],
      ['jonas', 'Jonas', 15, 'pressure', 'self-esteem'],
    ],
  ),
  ...family(detroit, ['hanna', 'Hanna', 38, 'stress'], [['nele', 'Nele', 11, 'self-esteem']], 'contact'),
  member(detroit, ['ben', 'Ben', 10, 'loneliness']),
  member(detroit, ['maren', 'Maren', 34, 'anxiety', 'sleep']),
  member(detroit, ['walter', 'Walter', 74, 'grief', 'loneliness']),
  staff('owner', 'Ingrid', 52, 'owner'),
  staff('superadmin', 'Samir', 38, 'super_admin'),
  staff('admin', 'Adele', 36, 'admin'),
  staff('moderator', 'Mo', 29, 'moderator'),
  staff('support', 'Sol', 31, 'support'),
]

const families: Member[] = [
  ...family(
    detroit,
    ['rachel', 'Rachel', 39, 'stress'],
    [
      ['noah', 'Noah', 8, 'sleep'],
      ['ella', 'Ella', 13, 'relationships'],
    ],
  ),
  ...family(
    { locale: 'en', zone: 'America/Chicago' },
    ['marcus', 'Marcus', 44, 'pressure'],
    [['jada', 'Jada', 16, 'anxiety', 'pressure']],
  ),
  ...family(
    { locale: 'en', zone: 'America/Los_Angeles' },
    ['priya', 'Priya', 37, 'family'],
    [['anika', 'Anika', 7, 'family']],
  ),
  ...family(
    { locale: 'en', zone: 'Europe/London' },
    ['owen', 'Owen', 46, 'depression'],
    [
      ['freya', 'Freya', 12, 'self-esteem'],
      ['rhys', 'Rhys', 14, 'motivation'],
    ],
  ),
  ...family(
    { locale: 'en', zone: 'America/New_York' },
    ['dana', 'Dana', 42, 'relationships'],
    [['theo', 'Theo', 11, 'anxiety']],
    'pending',
  ),
  ...family(
    { locale: 'es', zone: 'America/Mexico_City' },
    ['lucia', 'Lucía', 36, 'stress', 'family'],
    [
      ['mateo', 'Mateo', 9, 'pressure'],
      ['valeria', 'Valeria', 15, 'depression'],
    ],
  ),
  ...family(
    { locale: 'es', zone: 'Europe/Madrid' },
    ['carmen', 'Carmen', 45, 'sleep'],
    [['hugo', 'Hugo', 17, 'motivation', 'pressure']],
  ),
  ...family(
    { locale: 'fr', zone: 'Europe/Paris' },
    ['camille', 'Camille', 38, 'grief'],
    [
      ['louise', 'Louise', 6, 'grief'],
      ['gabriel', 'Gabriel', 13, 'loneliness'],
    ],
  ),
  ...family(
    { locale: 'fr', zone: 'America/Toronto' },
    ['etienne', 'Étienne', 43, 'motivation'],
    [['zoe', 'Zoé', 10, 'self-esteem']],
    'pending',
  ),
  ...family(
    { locale: 'ar', zone: 'Asia/Amman' },
    ['layla', 'ليلى', 40, 'anxiety'],
    [['adam', 'آدم', 12, 'stress']],
  ),
  ...family(
    { locale: 'ar', zone: 'America/Detroit' },
    ['khaled', 'خالد', 47, 'stress', 'sleep'],
    [
      ['sara', 'سارة', 16, 'family'],
      ['yousef', 'يوسف', 8, 'anxiety'],
    ],
  ),
]

const alone: Member[] = [
  ...(
    [
      ['grace', 'Grace', 27, 'loneliness'],
      ['andre', 'Andre', 31, 'depression', 'motivation'],
      ['hannah', 'Hannah', 22, 'anxiety', 'self-esteem'],
      ['luis', 'Luis', 49, 'grief'],
      ['mei', 'Mei', 35, 'stress'],
      ['patrick', 'Patrick', 57, 'sleep'],
      ['dorothy', 'Dorothy', 79, 'loneliness', 'grief'],
      ['frank', 'Frank', 68, 'sleep'],
      ['ruth', 'Ruth', 83, 'grief'],
      ['george', 'George', 66, 'motivation'],
    ] satisfies Self[]
  ).map((self) => member(detroit, self)),
  ...(
    [
      ['diego', 'Diego', 28, 'anxiety'],
      ['paula', 'Paula', 33, 'relationships'],
      ['ines', 'Inés', 51, 'stress', 'sleep'],
      ['rosa', 'Rosa', 71, 'loneliness'],
      ['manuel', 'Manuel', 77, 'grief'],
      ['pilar', 'Pilar', 64, 'family'],
    ] satisfies Self[]
  ).map((self) => member({ locale: 'es', zone: 'Europe/Madrid' }, self)),
  ...(
    [
      ['julien', 'Julien', 30, 'pressure'],
      ['nadia', 'Nadia', 44, 'depression'],
      ['monique', 'Monique', 73, 'sleep'],
      ['henri', 'Henri', 81, 'loneliness'],
    ] satisfies Self[]
  ).map((self) => member({ locale: 'fr', zone: 'Europe/Paris' }, self)),
  ...(
    [
      ['omar', 'عمر', 29, 'motivation'],
      ['rania', 'رانيا', 37, 'stress'],
      ['fatima', 'فاطمة', 69, 'family'],
      ['ibrahim', 'إبراهيم', 75, 'grief'],
    ] satisfies Self[]
  ).map((self) => member({ locale: 'ar', zone: 'Africa/Cairo' }, self)),
]

// Last, because the nicknames of the others go by their place in the list.
const marked: Member[] = [
  { ...staff('iris', 'Iris', 44, 'moderator'), mark: 'child_safety' },
  { ...staff('otto', 'Otto', 47, 'moderator'), mark: 'child_safety' },
]

/** Everybody of the demo dataset. */
export const cast: readonly Member[] = [...named, ...families, ...alone, ...marked]

/** The accounts a visitor of the demo dataset can use, with what to expect. */
export const demoAccounts = [
  { handle: 'mila', label: 'Child, 9, guardian said yes' },
  { handle: 'nele', label: 'Child, 11, guardian only passed on the code' },
  { handle: 'ben', label: 'Child, 10, guardian not asked yet' },
  { handle: 'jonas', label: 'Teen, 15, guardian said yes' },
  { handle: 'maren', label: 'Adult, 34, with a plan and orders' },
  { handle: 'walter', label: 'Elder, 74, on trial' },
  { handle: 'tobias', label: 'Guardian of Mila and Jonas, with a family plan' },
  { handle: 'hanna', label: 'Guardian of Nele, whose last payment failed' },
  { handle: 'owner', label: 'Staff: owner' },
  { handle: 'superadmin', label: 'Staff: super admin' },
  { handle: 'admin', label: 'Staff: admin' },
  { handle: 'moderator', label: 'Staff: moderator' },
  { handle: 'support', label: 'Staff: support' },
  { handle: 'iris', label: 'Staff: moderator for children in danger' },
  { handle: 'otto', label: 'Staff: moderator for children in danger' },
] as const
