import type { Translation } from '../catalog.ts'
import type { bell as enBell, noticeErrors as enErrors, notifications as en } from '../en/notifications.ts'

export const bell: Translation<typeof enBell> = {
  label: 'الإشعارات',
  label_unread_one: 'الإشعارات، {{count}} غير مقروء',
  label_unread_two: 'الإشعارات، {{count}} غير مقروءين',
  label_unread_few: 'الإشعارات، {{count}} غير مقروءة',
  label_unread_many: 'الإشعارات، {{count}} غير مقروء',
  label_unread_other: 'الإشعارات، {{count}} غير مقروء',
  title: 'الإشعارات',
  empty: 'لا جديد.',
  empty_hint: 'يظهر هنا ما يخصّك.',
  unread: 'جديد',
  loading: 'نُحضر إشعاراتك.',
  failed: 'تعذّر تحميل إشعاراتك.',
  mark_all: 'وضع علامة مقروء على الكل',
}

export const noticeErrors: Translation<typeof enErrors> = {
  mark_read: 'تعذّر وضع علامة مقروء',
}

export const notifications: Translation<typeof en> = {
  bell,
  error: {
    ...noticeErrors,
    push_endpoint: 'لا نستطيع الوصول بأمان إلى خدمة الإشعارات في هذا المتصفح.',
    test_no_device: 'لا يوجد جهاز لك مفعّلة عليه الإشعارات. فعّلها هنا أولاً.',
    test_failed: 'تعذّر إرسال الاختبار',
    birth_date_future: 'اختر يوماً لا يأتي بعد اليوم.',
    birth_date_age: 'تاريخ الميلاد هذا لا يطابق العمر الذي ذكرته. تحقّق من الاثنين.',
    birth_date_minor: 'لا نحتفظ بتواريخ ميلاد من هم دون 18 عاماً.',
    birthday_needs_date: 'لإرسال رسالة في عيد ميلادك نحتاج إلى تاريخ ميلادك.',
  },
  push: {
    title: 'شيء من أجلك',
    body: 'افتح Evenkeel لقراءته.',
    test_title: 'هذا اختبار',
    test_body: 'الإشعارات تصل إلى هذا الجهاز.',
  },
  daily: {
    title: 'حان وقت تسجيل حالك',
    message: 'كيف حالك اليوم؟ لن يستغرق الأمر سوى دقيقة.',
  },
  birthday: {
    title: 'عيد ميلاد سعيد',
    message: 'جميل أنك هنا. كن لطيفاً مع نفسك اليوم.',
  },
  parent: {
    title: 'خبر عن {{child}}',
    mood: 'تسجيل جديد من {{child}}: {{mood}} ({{when}})',
    not_shared: 'تسجيل جديد من {{child}} ({{when}}). الشعور: غير مشارَك.',
    words: 'كلمات شاركها معك {{child}} ({{when}}): «{{preview}}»',
    words_bell: 'كلمات شاركها معك {{child}}. تجدها في الإعدادات.',
  },
  mail: {
    foot: 'يدعم Evenkeel الصحة النفسية، وهو ليس نصيحة طبية. في حالة الطوارئ في الولايات المتحدة اتصل أو أرسل رسالة إلى 988 في أي وقت.',
    guardian_code: {
      subject: 'رمز للموافقة من أجل {{child}}',
      body: 'يرغب {{child}} في استخدام Evenkeel وذكر أنك أحد والديه أو وليّ أمره.\n\nإذا كان هذا صحيحًا فأعطه هذا الرمز. وهو صالح لمدة 15 دقيقة.',
      link: 'ما الذي نحتفظ به، وكيف تسحب موافقتك',
    },
    verify_email: {
      subject: 'هل هذا عنوانك؟',
      body: 'أنشأ شخص ما حساب Evenkeel بهذا العنوان. إذا كنت أنت، فيرجى تأكيده.',
      link: 'تأكيد هذا العنوان',
    },
    account_exists: {
      subject: 'لديك حساب بالفعل',
      body: 'حاول شخص ما إنشاء حساب Evenkeel بهذا العنوان. لديك حساب بالفعل ولم يتغير شيء.\n\nإذا كنت أنت، فسجّل الدخول أو اختر كلمة مرور جديدة. وإن لم تكن أنت فلا داعي لفعل أي شيء.',
      link: 'تسجيل الدخول',
    },
    new_device: {
      subject: 'سجّل جهاز جديد الدخول',
      body: 'سجّل شخص ما الدخول إلى حسابك من جهاز لم نره من قبل: {{device}}.\n\nإذا كنت أنت فكل شيء على ما يرام. وإلا فغيّر كلمة مرورك وسجّل الخروج من كل الأجهزة.',
      link: 'عرض الأجهزة المسجّلة',
    },
    password_changed: {
      subject: 'تم تغيير كلمة مرورك',
      body: 'تم تغيير كلمة مرور حسابك وتسجيل الخروج من كل الأجهزة الأخرى.\n\nإن لم تكن أنت من فعل ذلك، فاختر كلمة مرور جديدة الآن.',
      link: 'تسجيل الدخول',
    },
    parent_notice: {
      subject: 'خبر عن {{child}}',
      body: '{{lines}}\n\nتصلك هذه الرسالة لأنك وافقت على استخدام {{child}} لـ Evenkeel. الكلمات الخاصة لا تُرسل أبدًا.',
      link: 'اختيار ما تُخبَر به',
    },
    coach_message: { subject: 'كلمة من {{persona}}', body: '{{content}}', link: 'فتح Evenkeel' },
    daily_reminder: {
      subject: 'حان وقت تسجيل حالك',
      body: 'كيف حالك اليوم؟ تسجيل حالك يستغرق دقيقة.\n\nأنت من طلب هذا التذكير. يمكنك تغيير وقته أو إيقافه في الإعدادات.',
      link: 'تسجيل حالي',
    },
    birthday: {
      subject: 'رسالة لك',
      body: 'عيد ميلاد سعيد! جميل أنك هنا. كن لطيفاً مع نفسك اليوم.',
      link: 'فتح Evenkeel',
    },
  },
}
