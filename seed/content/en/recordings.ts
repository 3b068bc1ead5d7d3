import type { RecordingTexts } from '../recordings.ts'

/** The words of our recordings, in English. */
export const recordingTexts: RecordingTexts = {
  soft_drum: {
    title: 'The drum that slows down',
    content:
      'When you’re angry, your heart beats fast. This drum starts fast too and then slows down. Tap along on your knees and let it lead you.',
    transcript:
      '0:00 No words. A soft hand drum beats in pairs, like a quick heart. Tap along with both hands.\n0:20 The beat slows down a little. Let your shoulders drop.\n0:45 It’s slower still. Breathe out on the beats that feel right.\n1:05 The last beats are far apart. Rest your hands.\n1:13 The drum fades out.',
  },
  rain_on_the_roof: {
    title: 'Rain on the roof',
    content: 'Steady rain, with you on the dry side of it. Good for the last minutes before sleep.',
    transcript:
      '0:00 No words. Rain comes up softly and falls on a roof.\n0:10 It stays even. Now and then, single drops land close by.\n0:40 You don’t have to follow it. Let it be there, like a blanket.\n1:33 The rain slowly fades out.',
  },
  slow_chords: {
    title: 'Slow chords',
    content:
      'Warm, slow music for a sad hour. It doesn’t try to cheer you up. It just keeps you company for a minute and a half.',
    transcript:
      '0:00 No words. A deep, warm chord swells and fades.\n0:10 A new chord comes every ten seconds. It runs into the one before.\n0:15 In each chord, one clear high tone rings halfway through.\n0:40 The first chords come back. You can cry, or stare, or hum along.\n1:22 The last chord fades out.',
  },
  music_box: {
    title: 'A small music box',
    content: 'A tune for a light moment. It gets slower as the box winds down. You can land gently.',
    transcript:
      '0:00 No words. A music box plays a bright little tune.\n0:25 The tune climbs a bit higher. Each line is slower than the one before.\n0:45 The first tune comes back, more slowly.\n1:05 The box winds down. Every tone gets more room.\n1:16 One last tone rings and fades out.',
  },
  body_scan: {
    title: 'From head to feet, with bells',
    content:
      'A bell rings every fourteen seconds. Each time, move on to the next part of your body. Sit or lie down. The steps are in the transcript. You don’t need to get them right.',
    transcript:
      '0:01 Bell. Feel your forehead and your eyes. Let them go soft.\n0:15 Bell. Your jaw and your tongue. Leave a little room between your teeth.\n0:29 Bell. Your neck and your shoulders. Let them get heavy.\n0:43 Bell. Your arms, down to the fingertips.\n0:57 Bell. Your chest. Feel it rise and fall. Don’t change it.\n1:11 Bell. Your belly. It can be as round as it likes.\n1:25 Bell. Your back, and what holds it up.\n1:39 Bell. Your hips and your thighs.\n1:53 Bell. Your knees and your calves.\n2:07 Bell. Your feet. Feel your heels, then your toes.\n2:21 Bell, as high as the first. Feel all of you at once. Then open your eyes when you’re ready.',
  },
  singing_bowls: {
    title: 'Ten bowls',
    content:
      'Ten strokes on singing bowls. Listen to each one until you can’t hear it anymore. That’s the whole task.',
    transcript:
      '0:01 No words. A deep bowl is struck and rings for a long time.\n0:12 A higher bowl. The tone wavers slowly, like light on water.\n0:22 More bowls follow, ten seconds apart. Some are high, some deep.\n1:23 The ninth bowl. Follow it until it’s gone.\n1:28 The tenth bowl, the highest of all.\n1:40 The last tone fades. Notice how quiet it is.',
  },
  quiet_sea: {
    title: 'Waves on a beach',
    content: 'A minute and a half of sea. You don’t have to do anything while it lasts.',
    transcript:
      '0:00 No words. A wave comes in, breaks softly, and runs back over the sand.\n0:10 A new wave comes about every ten seconds. No two are the same.\n0:45 If you like, breathe with the waves. In as one comes, out as it goes.\n1:24 The sea slowly fades out.',
  },
  breathing_tone: {
    title: 'Breathe with the tone',
    content:
      'While the tone rises, breathe in. While it falls, breathe out. A small bell marks each turn. Nine breaths, a minute and a half. Stop whenever you like.',
    transcript:
      '0:00 No words. A small bell rings. A soft low tone rises for four seconds. Breathe in.\n0:04 A lower bell rings. The tone falls for six seconds. Breathe out.\n0:10 The same again, nine times in all. If it’s too slow for you, breathe at your own pace.\n1:30 The last tone is gone. Let your breath do what it likes.',
  },
}
