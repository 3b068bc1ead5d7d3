import type { RecordingTexts } from '../recordings.ts'

/** The words of our recordings, in French. */
export const recordingTexts: RecordingTexts = {
  soft_drum: {
    title: 'Le tambour qui ralentit',
    content:
      'Dans la colère, le cœur bat vite. Ce tambour commence vite lui aussi, puis il ralentit. Tapez avec lui sur vos genoux et laissez-vous mener.',
    transcript:
      '0:00 Sans paroles. Un tambour à main bat deux par deux, comme un cœur pressé. Suivez-le des deux mains.\n0:20 Le rythme baisse un peu. Laissez tomber les épaules.\n0:45 C’est encore plus lent. Expirez sur les coups de votre choix.\n1:05 Les derniers coups sont très espacés. Reposez vos mains.\n1:13 Le tambour s’éteint.',
  },
  rain_on_the_roof: {
    title: 'La pluie sur le toit',
    content:
      'Une pluie régulière, et vous du côté sec. Pour les dernières minutes avant le sommeil, par exemple.',
    transcript:
      '0:00 Sans paroles. La pluie arrive doucement et tombe sur un toit.\n0:10 Elle reste égale. De temps en temps, des gouttes tombent tout près.\n0:40 Inutile de la suivre. Laissez-la être là, comme une couverture.\n1:33 La pluie s’éteint lentement.',
  },
  slow_chords: {
    title: 'Des accords lents',
    content:
      'Une musique chaude et lente pour une heure triste. Elle n’essaie pas de vous égayer. Elle vous tient compagnie une minute et demie.',
    transcript:
      '0:00 Sans paroles. Un accord grave et chaud monte puis s’efface.\n0:10 Un nouvel accord vient toutes les dix secondes et se mêle au précédent.\n0:15 Au milieu de chaque accord sonne une note claire et aiguë.\n0:40 Les premiers accords reviennent. On peut pleurer, regarder dans le vide ou fredonner.\n1:22 Le dernier accord s’éteint.',
  },
  music_box: {
    title: 'Une petite boîte à musique',
    content:
      'Un air pour un moment léger. Il ralentit à mesure que le ressort se détend, pour un atterrissage en douceur.',
    transcript:
      '0:00 Sans paroles. Une boîte à musique joue un petit air clair.\n0:25 L’air monte un peu. Chaque ligne est plus lente que la précédente.\n0:45 Le premier air revient, plus lentement.\n1:05 Le ressort se détend. Chaque note a plus de place.\n1:16 Une dernière note sonne et s’éteint.',
  },
  body_scan: {
    title: 'De la tête aux pieds, avec des cloches',
    content:
      'Une cloche sonne toutes les quatorze secondes. À chacune, passez à la partie suivante du corps. Assis ou allongé. Les étapes sont dans la transcription, et rien n’a besoin d’être parfait.',
    transcript:
      '0:01 Cloche. Sentez le front et les yeux. Qu’ils se détendent.\n0:15 Cloche. La mâchoire et la langue. Laissez un peu d’espace entre les dents.\n0:29 Cloche. Le cou et les épaules. Qu’ils deviennent lourds.\n0:43 Cloche. Les bras, jusqu’au bout des doigts.\n0:57 Cloche. La poitrine. Sentez-la monter et descendre, sans rien changer.\n1:11 Cloche. Le ventre. Il peut être aussi rond qu’il veut.\n1:25 Cloche. Le dos, et ce qui le porte.\n1:39 Cloche. Les hanches et les cuisses.\n1:53 Cloche. Les genoux et les mollets.\n2:07 Cloche. Les pieds. Les talons, puis les orteils.\n2:21 Cloche, aussi aiguë que la première. Sentez tout le corps à la fois. Ouvrez les yeux quand vous voulez.',
  },
  singing_bowls: {
    title: 'Dix bols',
    content:
      'Dix coups sur des bols chantants. Écoutez chacun jusqu’à ne plus l’entendre. Il n’y a rien d’autre à faire.',
    transcript:
      '0:01 Sans paroles. Un bol grave est frappé et sonne longtemps.\n0:12 Un bol plus aigu. Le son ondule lentement, comme la lumière sur l’eau.\n0:22 D’autres bols suivent, toutes les dix secondes environ, tantôt aigus, tantôt graves.\n1:23 Le neuvième bol. Suivez-le jusqu’au bout.\n1:28 Le dixième bol, le plus aigu de tous.\n1:40 Le dernier son s’éteint. Remarquez le silence.',
  },
  quiet_sea: {
    title: 'Des vagues sur une plage',
    content: 'Une minute et demie de mer. Rien à faire tant qu’elle dure.',
    transcript:
      '0:00 Sans paroles. Une vague arrive, se brise doucement et se retire sur le sable.\n0:10 Toutes les dix secondes environ, une autre vient. Aucune n’est pareille.\n0:45 Si vous voulez, inspirez quand la vague vient et expirez quand elle part.\n1:24 La mer s’éteint lentement.',
  },
  breathing_tone: {
    title: 'Respirer avec le son',
    content:
      'Quand le son monte, inspirez. Quand il descend, expirez. Une clochette marque chaque passage. Neuf respirations, une minute et demie. Arrêtez quand vous voulez.',
    transcript:
      '0:00 Sans paroles. Une clochette sonne, et un son grave et doux monte pendant quatre secondes. Inspirez.\n0:04 Une cloche plus grave sonne, et le son descend pendant six secondes. Expirez.\n0:10 La même chose encore, neuf fois en tout. Si c’est trop lent, respirez à votre rythme.\n1:30 Le dernier son est parti. Laissez votre souffle faire comme il veut.',
  },
}
