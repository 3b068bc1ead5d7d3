import type { Translation } from '../catalog.ts'
import type { today as en } from '../en/today.ts'

export const today: Translation<typeof en> = {
  tiles: {
    label: 'ما يمكنك فعله هنا',
    journal: 'يومياتي',
    journal_hint: 'اكتب ما تحب',
    family: 'عائلتي',
    family_hint: 'انظر من هنا',
    breathe: 'تنفّس',
    breathe_hint: 'تمهّل مع الشمس',
    ideas: 'أفكار لك',
    ideas_hint: 'أشياء صغيرة لتجرّبها',
  },
  last: {
    checked_today: 'سجّلت مشاعرك اليوم',
    checked_yesterday: 'آخر تسجيل لك كان أمس',
    checked_on: 'آخر تسجيل لك كان {{day}}',
    wrote_today: 'كتبت اليوم',
    wrote_yesterday: 'آخر ما كتبته كان أمس',
    wrote_on: 'آخر ما كتبته كان {{day}}',
    journal: 'اليوميات',
    journal_hint: 'اكتب لنفسك',
  },
  coach: {
    daily_child: 'رسائل قصيرة من {{persona}}',
    lead_child: '{{persona}} مساعد حاسوبي وليس إنسانًا. هل تريد رسالة قصيرة في بعض الأيام؟',
    prompt_child: 'ما الشيء الصغير الذي أعجبك اليوم؟',
    failed: 'تعذّر تحميل المرشد.',
  },
}
