import type { Translation } from '../catalog.ts'
import type { reminders as en } from '../en/reminders.ts'

/** Push on this device. */
const device = {
  heading: 'الإشعارات على هذا الجهاز',
  lead: 'تظهر حتى عندما يكون Evenkeel مغلقاً. على الشاشة المقفلة تقول فقط إن هناك شيئاً للقراءة، ولا تقول ما هو أبداً.',
  state: 'الإذن',
  granted: 'ممنوح',
  denied: 'مرفوض',
  default: 'لم يُطلب بعد',
  is_on: 'مفعّلة على هذا الجهاز',
  is_off: 'متوقفة على هذا الجهاز',
  enable: 'تفعيل',
  disable: 'إيقاف',
  test: 'إرسال اختبار',
  enabled: 'الإشعارات مفعّلة',
  disabled: 'الإشعارات متوقفة',
  test_sent: 'الاختبار في الطريق',
  ask_hint: 'سيسألك متصفحك بعد ذلك. لا يُرسل شيء قبل أن توافق هناك.',
  denied_hint:
    'متصفحك يحظر إشعارات Evenkeel. اضغط على رمز القفل في شريط العنوان واسمح بالإشعارات ثم عد إلى هنا.',
  unsupported:
    'لا يستطيع هذا المتصفح عرض الإشعارات. على iPhone وiPad أضف Evenkeel أولاً إلى الشاشة الرئيسية وافتحه من هناك.',
  config_error: 'خطأ في إعداد الإشعارات. يرجى التواصل مع الدعم.',
  network_error: 'لم يتمكن المتصفح من الوصول إلى خدمة الإشعارات. تحقّق من اتصالك وحاول مرة أخرى.',
  enable_failed: 'تعذّر تفعيل الإشعارات',
  disable_failed: 'تعذّر إيقاف الإشعارات',
  test_failed: 'فشل الاختبار',
  not_here: 'تصل هذه الرسائل إلى الأجهزة المفعّلة عليها الإشعارات. وهي متوقفة على هذا الجهاز.',
} as const

/** The daily reminder, quiet hours and birthday. */
const settings = {
  daily: 'التذكير اليومي',
  daily_lead: 'رسالة ودودة واحدة في اليوم لتسجيل حالك. ولا شيء في الأيام التي سجّلت فيها بالفعل.',
  daily_enabled: 'ذكّرني كل يوم',
  daily_time: 'الوقت',
  digest_channel: 'كيف يصلني',
  both: 'في التطبيق وبالبريد الإلكتروني',
  in_app: 'في التطبيق',
  email: 'بالبريد الإلكتروني',
  quiet: 'ساعات الهدوء',
  quiet_enabled: 'الالتزام بساعات الهدوء',
  quiet_start: 'من',
  quiet_end: 'إلى',
  quiet_hint: 'تسري على كل ما نرسله إليك، وعلى مدرّبك أيضاً. لا يمرّ خلالها إلا تنبيهات الأزمات.',
  birthday: 'عيد الميلاد',
  birthday_enabled: 'أرسلوا لي رسالة في عيد ميلادي',
  birth_date: 'تاريخ الميلاد (اختياري)',
  birth_date_hint: 'يُستخدم لهذه الرسالة فقط. إن مسحته حذفناه.',
  loading: 'جارٍ تحميل إعدادات الإشعارات.',
  load_failed: 'تعذّر تحميل تفضيلات الإشعارات',
  saved: 'تم تحديث الإعدادات',
  error: 'خطأ',
  save_failed: 'تعذّر حفظ التفضيلات',
  refused: 'تعذّر الحفظ',
  updating_failed: 'خطأ في تحديث التفضيلات',
  coach_link: 'متى يكتب لك مدرّبك',
} as const

/** What is wrong with a field. */
const field = {
  day: 'أدخل يوماً.',
  time_zone: 'اختر منطقة زمنية.',
} as const

export const reminders: Translation<typeof en> = { device, settings, field }
