import type { Translation } from '../catalog.ts'
import type { breakDesk as en } from '../en/breakDesk.ts'

export const breakDesk: Translation<typeof en> = {
  intro:
    'مقاطع قصيرة للاستراحتين بعد الجلستين 1 و2. يرى الأعضاء ما تمت الموافقة عليه. مقاطع يوتيوب للبالغين فقط، وتُحمَّل بعد الضغط.',
  curated: 'لا يوجد مفتاح يوتيوب، لذا يجلب البحث مقاطعنا.',
  topics: 'المواضيع، وبينها فواصل',
  topics_default: 'التنفس، التمدد، اليقظة الذهنية',
  language: 'اللغة',
  fetch: 'جلب المقاطع',
  fetching: 'يجري جلب المقاطع.',
  fetch_failed: 'فشل الجلب',
  fetched: '{{count}} من المقاطع الجديدة لنهاية الأسبوع {{week}}.',
  empty: 'لا مقاطع بعد. اجلب بعضها، ثم وافق على ما يعجبك.',
  latest: 'آخر {{count}} من مقاطع الاستراحة',
  load_failed: 'تعذّر تحميل المقاطع.',
  decide_failed: 'تعذّر حفظ قرارك.',
  approve: 'موافقة',
  reject: 'رفض',
  watch: 'مشاهدة',
  age: { all: 'كل الأعمار', child: 'الأطفال', teen: 'المراهقون', adult: 'البالغون', elder: 'كبار السن' },
  place: 'بعد الجلسة {{number}}',
  state: {
    candidate: 'مرشّح',
    approved: 'تمت الموافقة',
    rejected: 'مرفوض',
  },
  source: {
    hosted: 'Evenkeel',
    youtube: 'يوتيوب',
  },
  seconds: '{{seconds}} ثانية',
  approved: 'تمت الموافقة على «{{title}}».',
  rejected: 'رُفض «{{title}}».',
}
