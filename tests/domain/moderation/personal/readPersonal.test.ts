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
    ['vivo en la calle Olmo 14, Getafe', 'address: la calle Olmo 14, Getafe'],
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
  ])('%s', (text, expected) =>
    expect(found(text).map((one) => one.toLowerCase())).toContain(expected.toLowerCase()),
  )

  it.each([
    'lets meet at the park at 5pm',
    'Nos vemos en el parque el sábado a las 4',
    'on se voit mercredi à 14h au parc',
    'نلتقي يوم الجمعة عند نافورة الحديقة الساعة ٥',
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
