import type { Translation } from '../catalog.ts'
import type { report as en } from '../en/report.ts'

export const report: Translation<typeof en> = {
  words_of_danger: 'كلمات تدل على خطر',
  danger_at_home: 'خطر في البيت',
  title: 'الإبلاغ عن مشكلة',
  lead: 'أخبرنا بما لم يعمل أو بما ينقص، أو اطرح علينا سؤالًا. إن كان شخص ما في خطر فاستخدم «المساعدة الآن» بدلًا من ذلك.',
  category: 'ما الموضوع؟',
  bug_report: 'شيء لا يعمل',
  performance: 'شيء بطيء',
  ui_ux: 'شيء يصعب استخدامه',
  accessibility: 'سهولة الوصول',
  translation: 'ترجمة',
  feature_request: 'فكرة',
  other: 'سؤال أو شيء آخر',
  description: 'ماذا حدث؟',
  hint: 'يرجى عدم ذكر الأسماء أو الأمور الخاصة.',
  screenshot: 'لقطة شاشة (اختياري)',
  screenshot_hint: 'PNG أو JPEG أو WebP، حتى 5 ميغابايت. يُرجى إخفاء الأسماء والكلمات الخاصة.',
  screenshot_bad:
    'لا يمكن استخدام هذه الصورة. اختر صورة PNG أو JPEG أو WebP لا تتجاوز 5 ميغابايت، أو أرسل البلاغ من دونها.',
  send: 'إرسال البلاغ',
  done: 'تم الإبلاغ عن المشكلة',
  failed: 'تعذّر إرسال البلاغ. يرجى المحاولة مرة أخرى.',
}
