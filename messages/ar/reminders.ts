import type { Translation } from '../catalog.ts'
import type { reminders as en } from '../en/reminders.ts'

/** Push on this device. */
const device = {
  heading: 'الإشعارات على هذا الجهاز',
  lead: 'تظهر حتى عندما يكون Evenkeel مغلقاً. على الشاشة المقفلة تقول فقط إن هناك شيئاً للقراءة، ولا تقول ما هو أبداً.',
  state: 'الإذن',
  granted: 'ممنوح',
  denied: 'مرفوض',
  default: 'افتراضي',
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
  worker_missing:
    'الجزء الذي يعرض الإشعارات في Evenkeel ليس جاهزاً في هذا المتصفح. أعد تحميل الصفحة وحاول مرة أخرى.',
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
  next: 'التذكير القادم: {{when}}',
  next_off: 'إنه متوقف. إذا فعّلته، يصل التذكير القادم: {{when}}.',
  next_quiet: 'لن يصل أي تذكير: هذا الوقت ضمن ساعات الهدوء.',
  test: 'أرسلوا لي اختباراً',
  test_hint: 'يُرسل فوراً بالطرق التي اخترتها.',
  test_sent: 'الاختبار في الطريق',
  test_failed: 'فشل الاختبار',
  update_failed: 'تعذّر تحديث إعدادات الإشعارات',
} as const

/** Kinds of notifications and the ways they take, and why one came. */
const table = {
  heading: 'ما يصلك وكيف يصلك',
  lead: 'تُحفظ التغييرات فوراً.',
  kind: 'الإشعار',
  in_app: 'في التطبيق',
  push: 'على الأجهزة',
  email: 'بالبريد',
  name: '{{kind}}: {{way}}',
  always: 'مفعّلة دائماً',
  none: 'لا يُرسل هكذا',
  load_failed: 'تعذّر تحميل هذه القائمة.',
  change: 'اختر ما يصلك',
  kinds: {
    crisis: 'تنبيهات الأزمات',
    account: 'الحساب والأمان',
    reminder: 'التذكير اليومي',
    coach: 'مدرّبك',
    family: 'مجموعات العائلة',
    guardian: 'الأطفال في رعايتك',
  },
  hints: {
    crisis: 'إذا كان شخص في رعايتك قد يكون في خطر.',
    account: 'الأجهزة الجديدة وكلمات المرور والرموز.',
    reminder: 'مرة في اليوم، إذا فعّلته.',
    coach: 'في الأوقات التي اخترتها.',
    family: 'من يطلب الانضمام، و«أفكّر فيك».',
    guardian: 'التسجيلات والكلمات المشارَكة معك.',
  },
  why: {
    crisis: 'قد يكون شخص في رعايتك في خطر. تصل هذه التنبيهات دائماً.',
    account: 'يتعلق بكيفية الدخول إلى الحسابات. تصل هذه الرسائل دائماً.',
    reminder: 'فعّلت تذكيراً يومياً أو رسالة عيد ميلاد، أو طلبت اختباراً.',
    coach: 'فعّلت رسائل مدرّبك.',
    family: 'أنت في مجموعة عائلية، أو طفل في رعايتك ينضم إلى مجموعة.',
    guardian: 'وافقت على أن يستخدم طفل Evenkeel، وشُورك معك شيء.',
    other: 'يتعلق بشيء تشارك فيه هنا.',
  },
} as const

/** What is wrong with a field. */
const field = {
  day: 'أدخل يوماً.',
  time_zone: 'اختر منطقة زمنية.',
} as const

export const reminders: Translation<typeof en> = { device, settings, table, field }
