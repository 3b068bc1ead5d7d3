import type { Translation } from '../catalog.ts'
import type { triviaDesk as source } from '../en/triviaDesk.ts'
import { breakDesk } from './breakDesk.ts'

/** Words of the staff's trivia desk, in Arabic. */
export const triviaDesk: Translation<typeof source> = {
  title: 'إدارة مسابقة السبت',
  back: 'العودة إلى لوحة المتابعة',
  loading: 'جارٍ التحميل…',
  break_videos: breakDesk,
  tab: {
    questions: 'الأسئلة',
    rounds: 'الجولات',
    auto_gen: 'الإنشاء التلقائي',
    breaks: 'استراحات العافية',
  },
}
