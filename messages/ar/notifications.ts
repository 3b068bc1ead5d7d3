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
}

export const noticeErrors: Translation<typeof enErrors> = { mark_read: 'تعذّر وضع علامة مقروء' }

export const notifications: Translation<typeof en> = {
  bell,
  error: noticeErrors,
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
    recovery_code: {
      subject: 'رمزك لمرة واحدة',
      body: 'طلب أحدهم رمزًا للعودة إلى حسابك. إذا كنت أنت، فأدخله حيث طلبته. وهو صالح لمدة 15 دقيقة.\n\nلا تعطه لأحد أبدًا. وإذا لم تكن أنت، فلا يلزمك فعل شيء.',
    },
    reset_link: {
      subject: 'عيّن كلمة مرور جديدة',
      body: 'طلب أحدهم رابطًا لتعيين كلمة مرور جديدة لحسابك. يعمل مرة واحدة ولمدة 60 دقيقة.\n\nإذا لم تكن أنت، فلا يلزمك فعل شيء.',
      link: 'تعيين كلمة مرور جديدة',
    },
    phone_added: {
      subject: 'أُضيف هاتف إلى حسابك',
      body: 'أُضيف الهاتف {{phone}} إلى حسابك. يمكن من الآن إرسال رموز العودة إلى الحساب إليه.\n\nإذا لم تكن أنت، فيُرجى تغيير كلمة المرور وإزالة الهاتف.',
      link: 'عرض إعداداتك',
    },
    phone_removed: {
      subject: 'أُزيل الهاتف من حسابك',
      body: 'أُزيل الهاتف {{phone}} من حسابك.\n\nإذا لم تكن أنت، فيُرجى تغيير كلمة المرور.',
      link: 'عرض إعداداتك',
    },
    coach_message: { subject: 'كلمة من {{persona}}', body: '{{content}}', link: 'فتح Evenkeel' },
  },
  sms: {
    recovery_code: '{{code}} هو رمزك في Evenkeel. صالح لمدة 15 دقيقة. لا تعطه لأحد.',
    phone_code: '{{code}} يؤكّد هذا الهاتف في Evenkeel. صالح لمدة 15 دقيقة. لا تعطه لأحد.',
  },
}
