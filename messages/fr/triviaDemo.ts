import type { Translation } from '../catalog.ts'
import type { triviaDemo as en } from '../en/triviaDemo.ts'

export const triviaDemo: Translation<typeof en> = {
  demo: {
    q1: {
      q: 'Quelle émotion vient souvent avant quelque chose de nouveau ?',
      a: 'Le trac',
      b: 'L’ennui',
      c: 'La jalousie',
      d: 'Le dégoût',
      why: 'La nouveauté met le corps en éveil. Avoir le trac est normal, et cela passe souvent dès qu’on commence.',
    },
    q2: {
      q: 'Qu’est-ce qui aide presque tous les corps à se calmer ?',
      a: 'Retenir sa respiration',
      b: 'Souffler lentement',
      c: 'Respirer très vite',
      d: 'Serrer les poings',
      why: 'Une longue expiration ralentit un peu le cœur. Le corps comprend qu’il peut se reposer.',
    },
    q3: {
      q: 'Une amie est triste. Quel est un bon premier pas ?',
      a: 'Raconter tout de suite une blague',
      b: 'Dire que ce n’est pas si grave',
      c: 'Écouter et rester près d’elle',
      d: 'Parler de sa propre journée',
      why: 'On se sent moins seul quand quelqu’un écoute. Les conseils peuvent venir plus tard, s’ils sont voulus.',
    },
    q4: {
      q: 'Quelle phrase dit gentiment ce dont vous avez besoin ?',
      a: 'Tu ne m’aides jamais',
      b: 'Laisse tomber',
      c: 'Tout le monde est contre moi',
      d: 'J’ai besoin d’un peu de calme, s’il te plaît',
      why: 'Une phrase avec « je » dit ce qu’il vous faut sans accuser. Elle s’entend plus facilement.',
    },
    q5: {
      q: 'Qu’est-ce qui aide beaucoup de gens à s’endormir ?',
      a: 'Un écran lumineux au lit',
      b: 'La même heure de coucher chaque jour',
      c: 'Un grand cola le soir',
      d: 'Un film palpitant tard le soir',
      why: 'Une heure régulière règle l’horloge du corps. La lumière, la caféine et l’excitation le tiennent éveillé.',
    },
  },
}
