import type { Translation } from '../catalog.ts'
import type { triviaBreaks as triviaBreaksEn, triviaTeam as triviaTeamEn } from '../en/triviaBreaks.ts'

export const triviaBreaks: Translation<typeof triviaBreaksEn> = {
  foreign_title: 'فيديو من يوتيوب',
  foreign_note:
    '«{{title}}» من {{channel}}. لا يُحمَّل إلا عندما تضغط على التشغيل، وعندها يعرف يوتيوب عنوانك على الإنترنت.',
  play_foreign: 'تشغيل الفيديو',
  watch_ours: 'شاهد مقطعنا بدلًا منه',
  frame: 'فيديو: {{title}}',
  ours: 'مقطع من إعداد Evenkeel',
  foreign_gone: 'لا يمكن تشغيل الفيديو الآن. إليك مقطعنا.',
  clip_gone: 'لا يمكن تشغيل المقطع الآن. قراءة النصيحة تُحسب بالقدر نفسه.',
  or_read: 'أو اقرأ هذا. يُحسب بالقدر نفسه.',
  aloud: 'القراءة بصوت عالٍ',
  aloud_hint: 'يقرأ جهازك كل سؤال لك. لا ينتقل شيء حتى تضغط على زر.',
}

export const triviaTeam: Translation<typeof triviaTeamEn> = {
  title: 'مرّر الهاتف',
  lead: 'يلعب ما يصل إلى أربعة من عائلة واحدة على هاتف واحد، ولكل منهم أسئلة تناسب عمره. النقاط للفريق، ولا تتغير نهاية أسبوع أحد.',
  open: 'مرّر الهاتف',
  setting: 'مرّر الهاتف',
  setting_hint: 'يمكن لعائلتك أن تضيفك إلى لعبة فريق على هاتف واحد.',
  family: 'العائلة',
  who: 'من يلعب؟',
  choose: 'اختر لاعبًا واحدًا على الأقل، وأربعة على الأكثر.',
  start: 'ابدأ لعبة الفريق',
  you: '{{name}} (أنت)',
  none_title: 'لا فريق بعد',
  none_text: 'يوافق كل لاعب في إعدادات المسابقة الخاصة به، ويكون معك في عائلة. عندها يمكنكم اللعب معًا هنا.',
  pass_to: 'مرّر الهاتف إلى {{name}}',
  ready: 'الهاتف مع {{name}}',
  turn: '{{name}}، السؤال {{number}} من {{total}}',
  score: 'الفريق: {{score}} نقطة',
  to_result: 'عرض النتيجة',
  done: 'كانت هذه لعبة فريقكم',
  result: 'معًا: {{right}} من {{total}} صحيحة، {{score}} نقطة.',
  again: 'اللعب مرة أخرى',
  back: 'العودة إلى المسابقة',
  failed: 'تعذّر بدء لعبة الفريق.',
  load_failed: 'تعذّر تحميل عائلاتك.',
}
