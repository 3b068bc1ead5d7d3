import { describe, expect, it } from 'vitest'
import { readProfanity } from '#domain/moderation/profanity/readProfanity.ts'

const severity = (text: string) => readProfanity(text).severity

describe('severe', () => {
  it.each([
    ['slur', 'nobody wants you here f4gg0t'],
    ['slur', 'w\u00adetback, go home'],
    ['slur', 'Sale bougnoule'],
    ['slur', 'sudaca de mierda vuelve a tu selva'],
    ['slur', 'انت لوطي'],
    ['spaced slur', 'p.a.k.i go home'],
    ['wish', 'kys loser'],
    ['wish', 'just kill yourself already'],
    ['wish', 'ojalá te mueras'],
    ['wish', 'va te pendre'],
    ['wish', 'روح موت حالك وريحنا منك'],
    ['threat', "I'll break your legs"],
    ['threat', 'te voy a romper la cara'],
    ['threat', 'je vais te casser les dents'],
    ['threat', 'والله لاقتلك، بقتلك'],
    ['exposure', 'your pics go public at 8'],
    ['exposure', 'Tengo tu dirección y sé que sales a las seis'],
    ['harassment', 'send nudes'],
    ['harassment', 'montre tes seins'],
    ['harassment', 'mándame una foto sin ropa'],
    ['threat', 'I will put you in hospital'],
    ['threat', 'te voy a arrancar los ojos'],
    ['threat', "je vais t'arracher les yeux"],
    ['threat', 'رح اقلعلك عيونك'],
    ['wish', 'hope your mum gets cancer'],
    ['wish', 'espero que atropellen a tu mamá'],
    ['wish', "j'espère que tu vas choper un cancer"],
    ['wish', 'ان شاء الله امك تنداس بسيارة'],
    ['harassment', 'take your top off on camera for me'],
    ['harassment', 'quítate la ropa frente a la cámara'],
    ['harassment', 'déshabille-toi devant la cam'],
    ['harassment', 'اشلحي قدام الكاميرا'],
    ['exposure', 'your photos will be on every group chat by tonight'],
    ['a group', 'people like you should all be put down'],
    ['a group', 'los de tu clase no merecen vivir'],
    ['a group', 'faudrait gazer tous ces arabes'],
    ['a group', 'جنسكم ما بيستاهل يعيش'],
  ])('%s: %s', (_, text) => expect(severity(text)).toBe('severe'))
})

describe('offensive', () => {
  it.each([
    'f u c k i n g  l o s e r',
    'fvck 0ff',
    'you absolute c**t',
    'FUUUUCK',
    'shut up clown',
    'ur mum is a fat slag',
    'Eres un tonto cara de caca',
    'vete a la vrg',
    'g i l i p o l l a s',
    "T'es vraiment un gros con",
    'ta gueule gros débile',
    'sale c o n n a r d va',
    'يا حمار اسكت',
    'أنت ح م ا ر رسمي',
    'ya kalb ya ghabi',
    'you have the brain of a goldfish',
    'tienes el cerebro de una mosca',
    'tu sers à rien',
    'عقلك عقل نملة',
    'يا ابن الكلب',
  ])('%s', (text) => expect(severity(text)).toBe('offensive'))
})

describe('no profanity', () => {
  it.each([
    ['look-alike', 'I am from Niger and my name is Kike. We ate in Scunthorpe.'],
    ['look-alike', 'Assess the class, pass the grass, Essex and Penistone'],
    ['look-alike', 'Je suis en retard, le thon est moche'],
    ['look-alike', 'ياسمين من نيكاراغوا'],
    ['distress', 'I feel like shit and my life is a mess'],
    ['distress', 'He raped me. My father hits me. I want to die.'],
    ['told', 'He called me a bitch in the meeting.'],
    ['told', 'me gritaron maricón en el pasillo'],
    ['told', "elle m'a traitée de sale pute"],
    ['told', 'قاللي يا غبي قدام كل الولاد'],
    ['told', 'he told me nobody would miss me'],
    ['kind', 'I hope your mum gets better soon'],
    ['kind', 'la gente como tú me da esperanza'],
    ['kind', 'Personne veut jouer avec moi'],
    ['kind', 'ان شاء الله تتحسني قريب'],
    ['mild', 'damn, crap, what the hell'],
    ['mild', 'Zut, mince, punaise'],
    ['fond', 'ur an idiot and i adore u'],
    ['fond', 'tontita mía te extraño'],
    ['fond', 'يا هبلة بحبك'],
    ['self', 'soy marica desde chiquito y feliz'],
    ['self', 'Lesbian, Jewish, gay and proud'],
    ['a sentence ends', 'I told you. Nobody in the office noticed.'],
    ['a sentence ends', 'Pépé regarde sa montre. On va tous à la douche.'],
    ['everyday verb', 'mi padrastro me pone el cinturón en el cuello'],
    ['everyday verb', 'She pinches my arm when mum is out'],
    ['everyday verb', 'A la profesora la saludé en el tren'],
    ['everyday verb', 'mañana va a ver delfines'],
    ['everyday verb', 'اشرب كل يوم كوب حليب'],
    ['everyday word', 'We fed the goats at la ferme'],
    ['everyday word', 'طلع الحمار الجبل'],
    ['everyday word', 'كانت مريضة طول الاسبوع'],
    ['wished otherwise', 'nobody in this room wants you gone'],
    ['denied', 'you are not stupid, you are worn out'],
    ['denied', 'no eres una inútil, estás cansada'],
    ['denied', "t'es pas nulle, t'es fatiguée"],
    ['denied', 'انتي مش غبية، انتي تعبانة'],
    ['the writer', 'my stupid idiot mind again'],
    ['the writer', 'soy un imbécil por llamarle'],
    ['the writer', "j'étais une ordure à vingt ans"],
    ['spoken of', 'Is “spastic” still used where you live?'],
    ['body', 'Mammogram tomorrow. My vagina is dry. J’ai mes règles.'],
    ['nothing', ''],
    ['nothing', '   '],
  ])('%s: %s', (_, text) => expect(readProfanity(text)).toEqual({ severity: 'none', sanitizedText: text }))
})

describe('no way out', () => {
  it.each([
    ['shouted in pieces', 'shut up! idiot! shut up', 'offensive'],
    ['a quotation of nothing', '"kill yourself"', 'severe'],
    ['two words before a quotation', 'lol ok "kill yourself"', 'severe'],
    ['a threat in quotation marks', 'hey you "I will kill you tonight"', 'severe'],
    ['two lines', 'kill\nyourself', 'severe'],
    ['dots', 'kill… yourself', 'severe'],
    ['many at once', 'all fags out', 'severe'],
    ['another behind the denial', 'you are not clever you are a moron', 'offensive'],
    ['the reader behind the writer', 'I am telling you bitch', 'offensive'],
  ])('%s: %s', (_, text, expected) => expect(severity(text)).toBe(expected))
})

describe('the text that is kept', () => {
  it('has the first letter of each word found, and every other character', () => {
    expect(readProfanity('Oh fuck, the Fuck 🐕!').sanitizedText).toBe('Oh f***, the F*** 🐕!')
    expect(readProfanity('hijo de puta ya').sanitizedText).toBe('h*** d* p*** ya')
    expect(readProfanity("I'll break your legs, Tom.").sanitizedText).toBe('I*** b**** y*** l***, Tom.')
  })

  it('reads a long text as well', () => {
    expect(severity(`${'word '.repeat(4_000)}fuck`)).toBe('offensive')
  })
})
