import type { Translation } from '../catalog.ts'
import type { transparency as source } from '../en/transparency.ts'

/** What moderators did, for everyone, in Arabic. */
export const transparency: Translation<typeof source> = {
  title: 'كيف نُشرف',
  lead: 'ما الذي أبلغ عنه الأعضاء، وما الذي قرره مشرفونا، وكم مرة أخطأوا. لكل ربع من السنة.',
  failed: 'تعذّر تحميل الأرقام.',
  loading: 'يجري تحميل الأرقام.',
  empty: 'لا شيء يُعدّ بعد.',
  how: 'كيف نعدّ',
  how_text:
    'كل قرار يتخذه إنسان. يمكن للعضو أن يعترض مرة واحدة ويجيب شخص آخر. نعدّ القرار في الربع الذي اتُّخذ فيه. والوقت من البلاغ، أو من حجز الرسالة، إلى القرار: نصفها كان أسرع ونصفها أبطأ.',
  few_text: 'لا نعرض الأعداد الأقل من {{count}}، حتى لا يُعرف أحد من خلالها.',
  few: 'أقل من {{count}}',
  quarter: '{{year}}، الربع {{quarter}}',
  so_far: '{{name}}، حتى الآن',
  when: 'الربع',
  table: 'ما فعله المشرفون في كل ربع',
  column: {
    reports: 'البلاغات',
    decisions: 'القرارات',
    medianMinutes: 'الوقت المعتاد حتى القرار',
    appeals: 'اعتراضات أُجيب عنها',
    overturned: 'قرارات أُلغيت',
  },
  minutes: '{{count}} دقيقة',
  summary: '{{what}} في كل ربع. وفي الجدول أدناه الأرقام نفسها.',
}
