import type { RoomBand } from '#domain/chat/bands.ts'
import type { RoomSlug } from '#domain/chat/rooms.ts'
import type { HeldReason } from '#domain/chat/schema.ts'

/** Who said what, minutes before now. */
type Line = readonly [handle: string, minutesAgo: number, message: string]
/** A room of the demo dataset with what was said in it, the oldest first. */
export type Talk = { band: RoomBand; slug: RoomSlug; lines: readonly Line[] }

const DAY = 24 * 60

/** What is said in the rooms of the demo dataset. */
export const talks: readonly Talk[] = [
  {
    band: '8-10',
    slug: 'anxiety-support',
    lines: [
      ['mila', 3 * DAY + 40, 'I get a funny tummy before school.'],
      ['mateo', 3 * DAY + 12, 'A mí también me pasa. Respiro hondo tres veces.'],
      ['yousef', 2 * DAY + 300, 'أنا أعدّ حتى عشرة قبل أن أدخل الصف.'],
      ['mila', 2 * DAY + 250, 'Counting is good. I tried it today.'],
      ['mateo', 190, 'Hoy salió bien. Gracias por la idea.'],
    ],
  },
  {
    band: '8-10',
    slug: 'loneliness',
    lines: [
      ['yousef', DAY + 80, 'انتقلت إلى صف جديد ولا أعرف أحدًا.'],
      ['mila', DAY + 30, 'I asked someone what game they like. Then we played it.'],
    ],
  },
  {
    band: '11-12',
    slug: 'self-esteem',
    lines: [
      ['freya', 4 * DAY, 'I wrote down one thing that went well. It felt odd and then nice.'],
      ['adam', 3 * DAY + 200, 'جرّبت ذلك اليوم. كان صعبًا ثم صار سهلًا.'],
      ['freya', 170, 'That counts for two things.'],
    ],
  },
  {
    band: '13-15',
    slug: 'school-work-pressure',
    lines: [
      ['jonas', 5 * DAY, 'Three tests in one week again. How do you all manage?'],
      ['valeria', 5 * DAY - 25, 'Yo hago una lista corta por día. Solo tres cosas.'],
      ['gabriel', 4 * DAY + 610, 'Moi je commence par la matière la plus longue.'],
      ['rhys', 4 * DAY + 590, 'Longest first works for me too, with my phone in another room.'],
      ['jonas', DAY + 130, 'Tried the short list. Slept before midnight for once.'],
      ['valeria', 95, 'Ya es un buen paso. Suerte mañana.'],
    ],
  },
  {
    band: '16-17',
    slug: 'motivation-purpose',
    lines: [
      ['jada', 3 * DAY, 'Everyone seems to know what they want to do after school. I don’t.'],
      ['hugo', 3 * DAY - 18, 'Yo tampoco. Me ayuda hablar con gente que ya trabaja.'],
      ['sara', 2 * DAY + 400, 'لا بأس ألا نعرف الآن. أجرّب شيئًا صغيرًا كل شهر.'],
      ['jada', 150, 'One small thing a month. I can do that.'],
    ],
  },
  {
    band: 'adult',
    slug: 'stress-management',
    lines: [
      ['mei', 6 * DAY, 'How do you leave work at work? I answer mails at dinner.'],
      ['tobias', 6 * DAY - 22, 'I write the three open things on paper and close the notebook.'],
      ['rania', 5 * DAY + 480, 'أمشي عشر دقائق قبل أن أدخل البيت. يفصل هذا بين الأمرين.'],
      ['ines', 5 * DAY + 470, 'Cambiarme de ropa al llegar. Parece poco y funciona.'],
      ['julien', 4 * DAY + 90, 'Le téléphone reste dans un tiroir jusqu’au lendemain.'],
      ['maren', 2 * DAY + 100, 'The drawer sounds good. I’ll try it with my phone.'],
      ['mei', DAY + 45, 'Notebook, walk and drawer. Third evening in a row now.'],
      ['tobias', 62, 'Good to read. It was a loud day here, so I’m off for the walk.'],
    ],
  },
  {
    band: 'adult',
    slug: 'sleep-rest',
    lines: [
      ['patrick', 4 * DAY, 'Awake at four again. I get up now instead of staring at the ceiling.'],
      ['maren', 4 * DAY - 35, 'Same hour every morning helped me more than going to bed early.'],
      ['nadia', 3 * DAY, 'Un livre en papier, lumière basse. Ça marche une nuit sur deux.'],
      ['omar', 130, 'جرّبت الساعة نفسها كل صباح. أسبوع واحد والفرق واضح.'],
    ],
  },
  {
    band: 'adult',
    slug: 'anxiety-support',
    lines: [
      ['hannah', 2 * DAY, 'First day at the new job tomorrow. My hands are cold already.'],
      ['diego', 2 * DAY - 15, 'Suerte. Yo pongo los pies en el suelo y nombro cinco cosas que veo.'],
      ['andre', DAY + 700, 'You only have to do the first hour. Then the next one.'],
      ['hannah', 210, 'First hour done. And the rest of the day too.'],
    ],
  },
  {
    band: 'elder',
    slug: 'grief-loss',
    lines: [
      ['ruth', 7 * DAY, 'It would have been our fifty-fourth anniversary today.'],
      ['walter', 7 * DAY - 40, 'I set the table for two on such days. It’s allowed.'],
      ['manuel', 6 * DAY, 'Yo pongo su música por la tarde. A veces canto.'],
      ['ibrahim', 3 * DAY, 'أزور الحديقة التي كانت تحبها. أجلس قليلًا ثم أعود.'],
      ['ruth', 260, 'I played her record. Thank you all.'],
    ],
  },
  {
    band: 'elder',
    slug: 'loneliness',
    lines: [
      ['dorothy', 3 * DAY, 'Sundays are long for me. What do you do on yours?'],
      ['henri', 3 * DAY - 50, 'Je téléphone à un ami de l’armée. Chaque dimanche à dix heures.'],
      ['rosa', 2 * DAY, 'Voy al mercado aunque no necesite nada.'],
      ['walter', DAY + 20, 'The library has a reading hour on Sundays. I liked it.'],
      ['fatima', 75, 'أدعو جارتي إلى الشاي. صارت عادة جميلة.'],
    ],
  },
]

/** Messages of the demo dataset that wait for a moderator. */
export const waitingMessages: readonly {
  band: RoomBand
  slug: RoomSlug
  handle: string
  minutesAgo: number
  message: string
  reason: HeldReason
}[] = [
  {
    band: '8-10',
    slug: 'anxiety-support',
    handle: 'mila',
    minutesAgo: 9,
    message: 'I drew the funny tummy. It has legs.',
    reason: 'checking',
  },
  {
    band: '8-10',
    slug: 'loneliness',
    handle: 'yousef',
    minutesAgo: 6,
    message: 'لعبت اليوم مع ولد جديد.',
    reason: 'checking',
  },
  {
    band: '11-12',
    slug: 'self-esteem',
    handle: 'freya',
    minutesAgo: 4,
    message: 'My school is Hillside Primary School, who else?',
    reason: 'personal',
  },
  {
    band: '13-15',
    slug: 'school-work-pressure',
    handle: 'jonas',
    minutesAgo: 3,
    message: 'Anyone up for studying? Add me on Discord, jonas.codes',
    reason: 'personal',
  },
]

/** A member of the demo dataset who has no plan and was let in by staff. */
export const GRANTED = 'andre'
/** A member of the demo dataset who has no plan. */
export const FREE = 'grace'
/** Guardians of the demo dataset who have not said yes to rooms. */
export const withoutRooms: readonly string[] = ['rachel']
