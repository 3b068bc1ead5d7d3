import type { Translation } from '../catalog.ts'
import type { coach as en } from '../en/coach.ts'

export const coach: Translation<typeof en> = {
  persona: 'آرثر',
  tag: 'مرشد آلي',
  tag_child: 'مساعد حاسوبي',
  error: {
    sign_in_again: 'يرجى تسجيل الدخول من جديد لتغيير إعدادات {{persona}}',
    setting_up: 'نجهّز تفضيلاتك الآن. حاول مرة أخرى.',
    save_failed: 'تعذّر الحفظ الآن. نعيد المحاولة…',
  },
  field: { time: 'اكتب وقتًا مثل 09:00.' },
  notice: { title: 'كلمة من {{persona}}' },
  card: {
    title: '{{persona}}، مرافقك',
    lead: '{{persona}} برنامج وليس إنسانًا. رسالتان قصيرتان في اليوم على الأكثر، في الأوقات التي تختارها.',
    enabled: 'رسائل {{persona}}',
    windows: 'متى',
    window_first: 'الرسالة الأولى، ابتداءً من',
    window_second: 'الرسالة الثانية، ابتداءً من',
    window_add: 'إضافة وقت ثانٍ',
    window_remove: 'إزالة الوقت الثاني',
    channels: 'كيف',
    quiet: 'ساعات الهدوء',
    quiet_from: 'من',
    quiet_to: 'إلى',
    quiet_none: 'لا ساعات هدوء: الوقتان متطابقان.',
    quiet_hint: 'لا يُرسل شيء في هذا الوقت.',
    next: 'الرسالة التالية: {{when}}',
    next_none: 'لن تصل أي رسالة: كل الأوقات التي اخترتها تقع في ساعات الهدوء.',
    saved: 'تم تحديث الإعدادات',
    undone: 'تعذّر الحفظ. بقي كل شيء كما كان.',
    window_quiet: 'يقع هذا الوقت في ساعات الهدوء.',
    channel_one: 'اختر طريقة واحدة على الأقل.',
  },
  channel: { push: 'على هذا الجهاز', in_app: 'في الجرس', email: 'بالبريد الإلكتروني' },
  popup: {
    open: 'اقرأ ما كتبه {{persona}}',
    write: 'اكتب عن ذلك',
    region: 'رسائل {{persona}}',
    dismiss: 'إغلاق هذه الرسالة',
  },
}
