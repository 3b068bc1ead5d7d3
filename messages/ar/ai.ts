import type { Translation } from '../catalog.ts'
import type { ai as en } from '../en/ai.ts'

export const ai: Translation<typeof en> = {
  content: {
    title: 'شيء للقراءة أو الاستماع',
    loading: 'نُحضر شيئًا لك.',
    failed: 'تعذّر تحميل هذا.',
    empty_title: 'لا شيء هنا بعد',
    empty: 'تظهر النصوص الجديدة هنا فور كتابتها.',
    listen: 'استمع إلى «{{title}}»',
    tags: 'حول',
    for_mood: 'عندما يكون شعورك: {{mood}}',
  },
  type: {
    affirmation: 'جملة تحتفظ بها',
    quote: 'اقتباس',
    exercise: 'تمرين',
    story: 'قصة',
    audio: 'للاستماع',
  },
  prompts: {
    title: 'شيء تكتب عنه',
    lead: 'ثلاثة أسئلة. والكلمة الواحدة جواب أيضًا.',
    loading: 'نُحضر ثلاثة أسئلة.',
    others: 'عرض ثلاثة أسئلة أخرى',
    empty_title: 'لا أسئلة اليوم',
    empty: 'اكتب ما تشاء، أو لا شيء.',
    write: 'اكتب عن ذلك',
  },
}
