import { describe, expect, it } from 'vitest'
import { readPersonal } from '#domain/moderation/personal/readPersonal.ts'

const found = (text: string) =>
  readPersonal(text).map(({ type, start, end }) => `${type}: ${text.slice(start, end)}`)

describe('personal data', () => {
  it.each([
    ['ring me on 07700 900 142', 'phone: 07700 900 142'],
    ['call me five five five, oh one four two', 'phone: five five five, oh one four two'],
    ['ablame al 612 48 30 97', 'phone: 612 48 30 97'],
    ['mon 06 : 06 39 98 55 14', 'phone: 06 39 98 55 14'],
    ['رقمي ٠١٠ ٢٣٤٥ ٦٧٠٠ كلميني', 'phone: ٠١٠ ٢٣٤٥ ٦٧٠٠'],
    ['write to lily.unicorn9@mailbox.example', 'email: lily.unicorn9@mailbox.example'],
    ['sarah point benali arobase exemple point fr', 'email: sarah point benali arobase exemple point fr'],
    ['notes: padhaibuddy.co.in', 'url: padhaibuddy.co.in'],
    ['entra en robuxgratis punto com', 'url: robuxgratis punto com'],
    ['insta is @riley.skates.syd', 'handle: @riley.skates.syd'],
    ['i live at 14 Bluebell Close, Kettering', 'address: 14 bluebell close, kettering'],
    ['vivo en la calle Olmo 14, Getafe', 'address: calle Olmo 14, Getafe'],
    ['jsuis au 33 rue Basse, Lormeval', 'address: 33 rue Basse, Lormeval'],
    ['mi escuela: Colegio San Ignacio', 'school: Colegio San Ignacio'],
    ['en seconde C au lycée Lamine Guèye', 'school: lycée Lamine Guèye'],
    ['born 22.10.2008', 'birthday: 22.10.2008'],
    ['mi cumple es 12/09/2017', 'birthday: 12/09/2017'],
    ['أنا مواليد ٨ أكتوبر ١٩٥١', 'birthday: ٨ أكتوبر ١٩٥١'],
    ['whats ur snap?', 'move_app: whats ur snap'],
    ['pásame tu número', 'move_app: pásame tu número'],
    ["c'est quoi ton numéro", "move_app: c'est quoi ton numéro"],
    ['اعطيني رقمك', 'move_app: اعطيني رقمك'],
    ['my postcode is SE15 4QT', 'address: se15 4qt'],
    ['msg me on discord', 'move_app: msg me on discord'],
    ['hablamos mejor por signal', 'move_app: hablamos mejor por signal'],
    ['ajoute moi sur snap', 'move_app: ajoute moi sur snap'],
    ['ضيفيني على السناب', 'move_app: ضيفيني على السناب'],
    ['wasap 6oo ooo 417', 'phone: 6oo ooo 417'],
    ['would you mind if we used Signal', 'move_app: if we used signal'],
    ['my birthday is the 9th of june', 'birthday: 9th of june'],
    ['i turn 11 on october 4', 'birthday: october 4'],
    ['cumplo 10 el 2 de agosto', 'birthday: 2 de agosto'],
    ['née le trois juin deux mille onze', 'birthday: trois juin deux mille onze'],
    ['عيد ميلادي ١٢ آذار', 'birthday: ١٢ آذار'],
    ['talk on d1scord, ok', 'move_app: talk on d1scord'],
    ['come to the yellow app', 'move_app: come to the yellow app'],
    ['tírame al wsp', 'move_app: tírame al wsp'],
    ['bouge sur tlg', 'move_app: bouge sur tlg'],
    ['ننقل عالديسكورد', 'move_app: ننقل عالديسكورد'],
    ['Could we carry on over Skype?', 'move_app: carry on over skype'],
    ['insta: mona underscore paints', 'handle: mona underscore paints'],
    ['my switch code is SW-1111-2222-3333', 'handle: sw-1111-2222-3333'],
    ['En el Facebook estoy como Marta Gil Soto', 'handle: Marta Gil Soto'],
    ['يوزري s a l m a . 7', 'handle: s a l m a . 7'],
    ['i live at number 7 Mill Lane', 'address: number 7 mill lane'],
    ['torre 3 apartamento 502', 'address: torre 3 apartamento 502'],
    ['bât C, appartement 12', 'address: bât c, appartement 12'],
    ['ساكن شقة ٤ الدور ٣', 'address: شقة ٤ الدور ٣'],
    ['i go to oakfield primary', 'school: oakfield primary'],
    ['estudio en el colegio san marcos', 'school: colegio san marcos'],
    ["je vais à l'école jules verne", 'school: école jules verne'],
    ['ادرس في ثانوية الفارابي', 'school: ثانوية الفارابي'],
  ])('%s', (text, expected) =>
    expect(found(text).map((one) => one.toLowerCase())).toContain(expected.toLowerCase()),
  )

  it.each([
    'lets meet at the park at 5pm',
    'Nos vemos en el parque el sábado a las 4',
    'on se voit mercredi à 14h au parc',
    'نلتقي يوم الجمعة عند نافورة الحديقة الساعة ٥',
    'skatepark, friday, 4pm, wear the red hat',
    'mardi midi, hall de la gare',
    'te espero en la parada mañana a las 3',
    'تعال عند المطعم بكرا الساعة ٤',
  ])('a meeting: %s', (text) => expect(readPersonal(text).map(({ type }) => type)).toEqual(['meetup']))
})

describe('no personal data', () => {
  it.each([
    'Samaritans 116 123, Childline 0800 1111, or call 988 and text HOME to 741741',
    "Lifeline's number is 13 11 14, Kids Helpline 1800 55 1800",
    'Línea de la Vida: 800 911 2000, y el 024 o el 116 111',
    'le 3114, le 119, le 112, Tel-jeunes 1 800 263-2266',
    'خط نجدة الطفل ١٦٠٠٠ أو 116111',
    'Paid 185,000 naira for a fridge, 1.299.000 en oferta, 1 150 francs',
    'ma commande 40817735 est bloquée depuis le 12',
    'We won 21-19 on 12/09/2017 at 17:45, in 2016 and 2017',
    'I watched tiktok for three hours and my school was fine',
    'my birthday is soon',
    'El Teléfono de la Esperanza, 717 003 717, me ayudó',
    'coooool, 2 o 3 de nosotros, oo 50 o 60',
    'we married on 3 June 1980 and the exam is on the 4th of may',
    'the train leaves from platform 2 at 17.40',
    'La lluvia cae hoy en la plaza',
    'meet my mum at the park at 5, she said',
    'I lost 2 games in a row and it is 10 minutes all the way',
    'The museum is at 12 Castle Street, and the prime minister lives at 10 Downing Street',
    'my high school is closed, and my new school too',
    'voy a la escuela de noche y mi cole es nuevo',
    "je suis au collège et l'école me fatigue",
    'مدرسة الأحد جميلة وامتحان ثانوية عامة قريب',
    'I deleted discord and she wrote to me on telegram once',
    "can't find the light switch, and the night shift on the line was quiet",
    'No point in going, the dot com crash was bad',
    'the serial is SN-4471-0098-22, barcode 6221000012345',
    'im at the dot to dot stage',
    '',
  ])('%s', (text) => expect(readPersonal(text)).toEqual([]))
})

it('places are sorted, lie within the text and do not overlap', () => {
  const text = 'İ 😀 add me on snap: nina.bzh_x, +33 6 39 98 10 52, or a@b.example'
  const spans = readPersonal(text)
  expect(spans.map(({ type, start, end }) => [type, text.slice(start, end)])).toEqual([
    ['move_app', 'add me on snap'],
    ['handle', 'nina.bzh_x'],
    ['phone', '33 6 39 98 10 52'],
    ['email', 'a@b.example'],
  ])
})

it.each([
  'birthday the ',
  'at 9 the ',
  'calle de la ',
  'rue des ',
  'شارع بناية ',
  'go to the ',
  'colegio san ',
  'my snap is ',
  'a_b ',
  'x dot y ',
  'meet me at the park at 5 ',
  'mil novecientos ',
  'مدرسة ابن ',
  '1 ',
  'come on the ',
  'twenty three ',
  's n a p ',
  'snap at ',
  '6o ',
  'o',
])('reads 100 KB of %j in linear time', (part) => {
  const text = part.repeat(Math.ceil(100_000 / part.length))
  const start = performance.now()
  readPersonal(text)
  expect(performance.now() - start).toBeLessThan(4_000)
})
