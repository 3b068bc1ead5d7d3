import type { Locale } from '#messages'
import type { Mood } from '#domain/checkins/moods.ts'
import { breathingTone, quietSea } from '../audio/sounds.ts'

type Text = { title: string; content: string; transcript: string }

/**
 * Recordings of the demo dataset, with the piece each belongs to. They are made by our own code, so nobody has rights
 * in them.
 */
export const recordings: readonly {
  key: string
  make: () => Buffer
  targetMood: Mood
  tags: readonly string[]
  words: Readonly<Record<Locale, Text>>
}[] = [
  {
    key: 'quiet_sea',
    make: quietSea,
    targetMood: 'tired',
    tags: ['rest', 'evening'],
    words: {
      en: {
        title: 'Four waves',
        content: 'Half a minute of sea. You don’t have to do anything while it lasts.',
        transcript: 'No words. Four waves come in and go out again, each a little under ten seconds.',
      },
      es: {
        title: 'Cuatro olas',
        content: 'Medio minuto de mar. No hace falta que hagas nada mientras dura.',
        transcript: 'Sin palabras. Cuatro olas llegan y se retiran, cada una en algo menos de diez segundos.',
      },
      fr: {
        title: 'Quatre vagues',
        content: 'Une demi-minute de mer. Rien à faire tant qu’elle dure.',
        transcript:
          'Sans paroles. Quatre vagues arrivent et repartent, chacune en un peu moins de dix secondes.',
      },
      ar: {
        title: 'أربع موجات',
        content: 'نصف دقيقة من البحر. لا يلزمك أن تفعل شيئًا ما دام مستمرًا.',
        transcript: 'بلا كلمات. أربع موجات تأتي ثم تعود، كل واحدة في أقل من عشر ثوانٍ بقليل.',
      },
    },
  },
  {
    key: 'breathing_tone',
    make: breathingTone,
    targetMood: 'anxious',
    tags: ['breathing'],
    words: {
      en: {
        title: 'Breathe with the tone',
        content:
          'While the tone rises, breathe in. While it falls, breathe out. Four breaths, forty seconds. Stop whenever you like.',
        transcript:
          'No words. A soft low tone rises for four seconds and falls for six seconds. This happens four times.',
      },
      es: {
        title: 'Respira con el tono',
        content:
          'Mientras el tono sube, inspira. Mientras baja, espira. Cuatro respiraciones, cuarenta segundos. Para cuando quieras.',
        transcript:
          'Sin palabras. Un tono grave y suave sube durante cuatro segundos y baja durante seis. Ocurre cuatro veces.',
      },
      fr: {
        title: 'Respirer avec le son',
        content:
          'Quand le son monte, inspirez. Quand il descend, expirez. Quatre respirations, quarante secondes. Arrêtez quand vous voulez.',
        transcript:
          'Sans paroles. Un son grave et doux monte pendant quatre secondes et descend pendant six. Cela se produit quatre fois.',
      },
      ar: {
        title: 'تنفّس مع النغمة',
        content:
          'حين ترتفع النغمة خذ شهيقًا، وحين تنخفض أخرج الزفير. أربعة أنفاس في أربعين ثانية. توقّف متى شئت.',
        transcript: 'بلا كلمات. نغمة خافتة منخفضة ترتفع أربع ثوانٍ وتنخفض ست ثوانٍ. يتكرر ذلك أربع مرات.',
      },
    },
  },
]
