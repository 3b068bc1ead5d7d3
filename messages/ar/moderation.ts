import type { Translation } from '../catalog.ts'
import type { moderation as en } from '../en/moderation.ts'

export const moderation: Translation<typeof en> = {
  error: {
    word_known: 'هذه الكلمة في القائمة من قبل.',
    word_empty: 'تحتاج الكلمة إلى حرف أو رقم على الأقل.',
    word_untried: 'جرّبها أولاً على آخر 30 يومًا.',
    word_file: 'السطر {{line}} في الملف غير صحيح. يحتاج الملف إلى الأعمدة locale وphrase وaction.',
    no_shift: 'لستَ في مناوبة.',
    shift_times: 'تنتهي المناوبة بعد بدايتها وفي المستقبل، ولا تزيد على 12 ساعة.',
    shift_overlap: 'توجد مناوبة في هذا الوقت.',
    no_signal: 'لا يمكن إرسال الإشارة: أُرسلت من قبل، أو لا يوجد وصي، أو قد يكون الخطر في البيت.',
    words_closed: 'الكلمات مغلقة. افتحها من جديد مع ذكر السبب.',
    entry_changed: 'تغيّرت التدوينة أو لم تعد مشتركة. حمّل القائمة من جديد.',
    already_proposed: 'اقترح زميل هذه التدوينة من قبل.',
    same_person: 'يجب أن يقرر هذا شخص آخر.',
    sign_in: 'يجب تسجيل الدخول لحظر المستخدمين',
    already_blocked: 'هذا المستخدم محظور بالفعل',
    self: 'لا يمكنك حظر نفسك.',
    load: 'تعذّر تحميل المستخدمين المحظورين',
    unblock: 'تعذّر إلغاء حظر المستخدم',
  },
  blocked: {
    title: 'الأشخاص المحظورون',
    lead: 'لا يُخبَر أبدًا من تحظره. يمكنك التراجع في أي وقت.',
    loading: 'ننظر من حظرت.',
    empty_title: 'لا أحد محظور',
    empty: 'يمكنك حظر شخص من عائلة في تبويب العائلة.',
    since: 'حُظر في {{when}}',
    unblock: 'إلغاء الحظر',
    unblock_label: 'إلغاء حظر {{name}}',
    unblocked: 'لم يعد {{name}} محظورًا.',
    decisions: 'قرارات بشأنك',
    unnamed: 'شخص حظرته',
  },
}
