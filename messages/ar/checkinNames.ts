import type { Translation } from '../catalog.ts'
import type { checkinNames as en } from '../en/checkinNames.ts'

export const checkinNames: Translation<typeof en> = {
  mood: {
    excited: 'متحمّس',
    happy: 'سعيد',
    calm: 'هادئ',
    anxious: 'قلِق',
    sad: 'حزين',
    angry: 'غاضب',
    tired: 'متعَب',
  },
  mood_child: {
    excited: 'متحمّس',
    happy: 'سعيد',
    calm: 'هادئ',
    anxious: 'قلقان',
    sad: 'حزين',
    angry: 'غاضب',
    tired: 'تعبان',
  },
  badge: {
    streak_3: 'بداية 3 أيام',
    streak_7: 'مثابرة 7 أيام',
    streak_14: 'بطل الأسبوعين',
    streak_30: 'عزيمة شهر',
    streak_60: 'أسطورة 60 يومًا',
    streak_100: 'نادي المئة',
    first_journal: 'أول يومية',
    reflection_master: 'أستاذ التأمّل',
    mindful_writer: 'كاتب واعٍ',
    family_care: 'راعي الأسرة',
    community_helper: 'معين المجتمع',
    resource_explorer: 'مستكشف الموارد',
  },
  badges: {
    title: 'الشارات',
    title_child: 'أعلامك',
    all: 'عرض الكل',
    count: '{{earned}} من {{total}}',
    unlocked: 'شارة جديدة',
    soon_one: 'بعد يوم واحد',
    soon_two: 'بعد يومين',
    soon_few: 'بعد {{count}} أيام',
    soon_many: 'بعد {{count}} يومًا',
    soon_other: 'بعد {{count}} يوم',
  },
}
