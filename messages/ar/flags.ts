import type { Translation } from '../catalog.ts'
import type { flags as en } from '../en/flags.ts'

export const flags: Translation<typeof en> = {
  error: { update: 'تعذّر تحديث الميزة' },
  admin: {
    title: 'الميزات',
    intro: 'يسري التغيير فورًا وعلى الجميع، ويُكتب في سجل المراجعة.',
    on_of: '{{on}} من {{total}} مفعّلة',
    on: 'مفعّلة',
    off: 'متوقفة',
    changing: 'جارٍ التغيير.',
    owner: 'المسؤول: {{feature}}',
    no_effect: 'بلا أثر',
    unused: 'غير مستخدمة: لا شيء يقرأ هذا المفتاح بعد، فلا يغيّر شيئًا.',
    loading: 'جارٍ جلب الميزات.',
    failed: 'تعذّر جلب الميزات.',
    empty: 'لا توجد ميزات بعد. الإصدار القادم يضيفها.',
    category: { killswitch: 'مفاتيح الإيقاف', core: 'الأساسية', admin: 'الإدارة', others: 'أخرى' },
    confirm_title: 'تفعيل {{key}}؟',
    confirm_text: 'هذا يحجب شيئًا عن الأعضاء فورًا:',
    confirm: 'تفعيل',
  },
}
