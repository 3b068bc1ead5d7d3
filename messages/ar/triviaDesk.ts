import type { Translation } from '../catalog.ts'
import type { triviaDesk as source } from '../en/triviaDesk.ts'
import { breakDesk } from './breakDesk.ts'
import { questionDesk } from './questionDesk.ts'
import { generationDesk } from './generationDesk.ts'
import { roundsDesk } from './roundsDesk.ts'

/** Words of the staff's trivia desk, in Arabic. */
export const triviaDesk: Translation<typeof source> = {
  title: 'إدارة مسابقة السبت',
  back: 'العودة إلى لوحة المتابعة',
  loading: 'جارٍ التحميل…',
  break_videos: breakDesk,
  questions: questionDesk,
  rounds: roundsDesk,
  generation: generationDesk,
  tab: {
    questions: 'الأسئلة',
    rounds: 'الجولات',
    auto_gen: 'الإنشاء التلقائي',
    breaks: 'استراحات العافية',
  },
}
