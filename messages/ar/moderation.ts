import type { Translation } from '../catalog.ts'
import type { moderation as en } from '../en/moderation.ts'

export const moderation: Translation<typeof en> = {
  error: {
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
    unnamed: 'شخص حظرته',
  },
}
