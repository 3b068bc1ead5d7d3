import type { Translation } from '../catalog.ts'
import type { trivia as en } from '../en/trivia.ts'

export const trivia: Translation<typeof en> = {
  title: 'مسابقة السبت',
  card: {
    lead: 'ثلاث جلسات قصيرة بلا ساعة، وبينها نفَس هادئ.',
    lead_child: 'ثلاث مسابقات صغيرة. بلا ساعة. خذ وقتك.',
    not_played: 'مفتوحة حتى {{when}}.',
    all_week: 'مفتوحة حتى {{when}}. يُبقي هذا العرض نهاية الأسبوع الأخيرة مفتوحة حتى الجمعة.',
    no_session: 'لا توجد جولة لك في نهاية هذا الأسبوع. العرض التجريبي مفتوح دائمًا.',
    off_day: 'تُفتح {{when}}.',
    played: 'لقد لعبت في نهاية هذا الأسبوع: {{score}} نقطة من {{total}}.',
    play: 'العب الآن',
    demo: 'جرّب العرض التجريبي',
    scoreboard: 'عرض النتائج',
    demo_text: '{{questions}} أسئلة، وسلسلة أسبوعية، مفتوحة من السبت إلى الأحد.',
    demo_text_all_week:
      '{{questions}} أسئلة، وسلسلة أسبوعية، مفتوحة من السبت إلى الأحد. في هذا العرض، مفتوحة حتى الجمعة.',
    streak: 'السلسلة الأسبوعية: {{weeks}}',
    loading: 'نبحث عن مسابقة نهاية هذا الأسبوع.',
    failed: 'تعذّر تحميل المسابقة.',
  },
}
