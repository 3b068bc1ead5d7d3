import type { Translation } from '../catalog.ts'
import type { chatSide as en } from '../en/chatSide.ts'

export const chatSide: Translation<typeof en> = {
  side: {
    here_title: 'هنا الآن',
    here_all: 'عرض الكل',
    here_fewer: 'عرض أقل',
    rules_title: 'قبل أن تكتب',
    rules_1: 'بلا أسماء ولا أرقام ولا مدارس ولا شوارع.',
    rules_2: 'قل ما الذي ساعدك. واسأل قبل أن تنصح.',
    rules_3: 'هذه الغرفة صحبة، وليست علاجًا.',
    rules_child_1: 'لا تكتب اسمك ولا مدرستك ولا شارعك.',
    rules_child_2: 'كن لطيفًا. قل ما الذي ساعدك.',
    rules_child_3: 'هل هناك ما يزعجك؟ أخبر شخصًا كبيرًا.',
    guidelines: 'إرشادات المجتمع',
    help_title: 'هل الأمر أكبر من أن تسعه غرفة؟',
    help: 'اتصل أو أرسل رسالة إلى {{number}} في أي ساعة.',
    help_child_title: 'هل تحتاج إلى مساعدة الآن؟',
    help_child: 'أخبر شخصًا كبيرًا، أو اتصل بالرقم {{number}}.',
    help_link: 'موارد الأزمات',
  },
}
