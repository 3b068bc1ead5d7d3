import type { Translation } from '../catalog.ts'
import type { generationDesk as en } from '../en/generationDesk.ts'

export const generationDesk: Translation<typeof en> = {
  schedule:
    'الجمعة 6 مساءً: توليد 5-7 أسئلة لكل فئة عمرية ولغة (EN، ES، FR، AR)؛ السبت 9:55 صباحًا: النشر؛ السبت 10 صباحًا: الإشعارات؛ يستعمل التوليد نموذج ذكاء اصطناعي',
  schedule_more:
    'تحصل كل فئة عمرية ولغة على 30 سؤالًا. توليد الجمعة يحضّر نهاية الأسبوع بعد القادمة، فيبقى أسبوع للمراجعة. يبدأ النشر الجمعة 09:55 بالتوقيت العالمي، قبل أن يبدأ السبت في أي مكان.',
  no_model: 'لا يوجد مفتاح OpenAI، لذا تملأ أسئلتنا كل نهاية أسبوع.',
  generate: 'توليد هذا الأسبوع',
  generate_title: 'هل تريد توليد هذا الأسبوع؟',
  generate_text:
    'يحضّر هذا نحو {{count}} سؤالًا لكل الأعمار واللغات، لنهاية الأسبوع {{week}}. تأتي الأسئلة الموافق عليها أولًا. وما يكتبه النموذج ينتظر المراجعة.',
  started: 'بدأ التوليد. يظهر في السجل بعد ثوانٍ.',
  generation_failed: 'فشل التوليد',
  publish: 'نشر الجولات المعلّقة',
  publish_title: 'هل تريد نشر الجولات المعلّقة؟',
  publish_text:
    'لنهاية الأسبوع {{week}}، ينشر هذا كل فئة عمرية ولغة لها 30 سؤالًا موافقًا عليه. ما نُشر لا يتغير.',
  publish_done: 'نُشر {{count}} من الجلسات لنهاية الأسبوع {{week}}.',
  publish_none: 'لا شيء معلّقًا لنهاية الأسبوع {{week}}.',
  publish_short: 'تنقص الأسئلة في {{count}} من الجلسات.',
  publishing_failed: 'فشل النشر',
  running: 'التوليد جارٍ.',
  log: 'سجل التوليد، آخر {{count}}',
  empty: 'لا توليد بعد.',
  load_failed: 'تعذّر تحميل سجل التوليد.',
  week: 'نهاية الأسبوع',
  for_whom: 'لمن',
  status: 'الحالة',
  kept: 'المحفوظ',
  dropped: 'المستبعد',
  nothing: 'لا شيء',
  when: 'متى',
  state: {
    success: 'ناجح',
    failed: 'فاشل',
    other: 'غير ذلك',
  },
  reason: {
    options: 'ليست أربعة خيارات مختلفة',
    right: 'ليس هناك خيار صحيح واحد',
    length: 'طويل جدًا أو قصير جدًا',
    language: 'لغة أخرى',
    grade: 'صعب القراءة',
    duplicate: 'موجود في البنك',
    danger: 'يتحدث عن خطر',
    model_away: 'النموذج لا يستجيب',
    model_slow: 'تأخر النموذج كثيرًا',
    model_refused: 'رفض النموذج',
    model_garbage: 'جواب النموذج لا يُستعمل',
  },
}
