import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { shareTexts as english } from '../../../web/src/texts/share.ts'

function opened(times: number): string {
  if (times === 0) return 'لم يُفتح بعد'
  if (times === 1) return 'فُتح مرة واحدة'
  if (times === 2) return 'فُتح مرتين'
  const few = times % 100 >= 3 && times % 100 <= 10
  return few ? `فُتح ${times} مرات` : `فُتح ${times} مرة`
}

export const shareTexts: Texts<typeof english> = {
  button: 'مشاركة',
  links: 'الروابط ورموز QR',
  sheet: { label: 'أُرسل من زر المشاركة', send: 'إرسال' },
  phoneWallets: {
    apple: 'إضافة إلى Apple Wallet',
    google: 'إضافة إلى Google Wallet',
    hint: 'مع اسمك ورمز QR للرابط الكامل. تتسلّمهما Google عند المتابعة لديها، أما ملف Apple فيبقى على أجهزتك. لا تُحدَّث البطاقة إذا تغيّرت الشهادة، لكن رمز QR يقود دائمًا إلى حالتها الحالية.',
  },
  linkedIn: 'إضافة إلى الملف الشخصي في LinkedIn',
  profile: {
    seen: 'يحصل ملفك الشخصي على رابط خاص به اسمه «LinkedIn». كل من يتبعه يرى الشهادة كاملة مع اسمك، ويرى إن كانت لا تزال صالحة.',
    ends: (links) => `يعمل الرابط إلى أن تلغيه من «${links}»، وبعد ذلك لا يُفتح الرابط الذي في ملفك الشخصي.`,
    ready: 'الرابط جاهز.',
    go: 'المتابعة إلى LinkedIn',
  },
  title: (certificate) => `مشاركة ${certificate}`,
  lead: 'أنشئ رابطًا لكل غرض. ترى كم مرة فُتح ولا ترى من فتحه، ويمكنك إلغاؤه متى شئت.',
  label: 'لمن أو لأي غرض (اختياري)',
  labelHint: 'لا يراه أحد سواك.',
  days: {
    legend: 'يعمل لمدة',
    hint: 'لسيرة ذاتية أو ملف شخصي اختر «إلى أن ألغيه».',
    options: { '1': 'يوم واحد', '7': '7 أيام', '30': '30 يومًا', never: 'إلى أن ألغيه' },
  },
  oneTime: 'يُفتح مرة واحدة فقط',
  oneTimeHint: 'معاينات البريد والمحادثات لا تستهلكه: على من يفتحه أن يضغط زرًا.',
  part: 'عرض جزء منها فقط',
  partHint:
    'يُعرض العنوان وجهة الإصدار والتواريخ دائمًا. ولا يمكن لأحد أن يحصل من هذا الرابط على الشهادة كاملة ولا على ملف PDF.',
  shown: 'اعرض أيضًا',
  isPart: 'يعرض جزءًا فقط',
  make: 'إنشاء رابط',
  made: 'تم إنشاء الرابط.',
  list: 'روابطك',
  none: 'لم تنشئ رابطًا لهذه الشهادة بعد.',
  unnamed: (made) => `رابط بتاريخ ${made}`,
  states: { open: 'يعمل', used: 'مستخدم', expired: 'منتهٍ', revoked: 'ملغى' },
  opened,
  last: (when) => `آخرها ${when}`,
  until: (when) => `يعمل حتى ${when}`,
  forEver: 'يعمل إلى أن تلغيه',
  once: 'يُفتح مرة واحدة',
  linkName: 'الرابط',
  copied: 'تم نسخ الرابط!',
  showQr: 'عرض رمز QR',
  hideQr: 'إخفاء رمز QR',
  qr: (name) => `رمز QR للرابط ${name}`,
  revoke: 'إلغاء الرابط',
  revokeName: (name) => `إلغاء الرابط ${name}`,
  revokeTitle: 'هل تريد إلغاء هذا الرابط؟',
  canAndCannot:
    'لا يستطيع أحد فتح رابط ملغى. لكن من فتحه من قبل ربما احتفظ بنسخة، وتبقى النسخة صالحة ما دامت الشهادة صالحة.',
  revoked: 'تم إلغاء الرابط.',
  badge: {
    button: 'نسخ رمز الشارة',
    title: (certificate) => `شارة ${certificate}`,
    lead: 'صورة لصفحتك أو ملفك الشخصي، تقود إلى شهادتك، وتبيّن إن ألغتها جهة إصدارها أو علّقتها.',
    language: 'لغة الشارة',
    code: 'رمز HTML',
    warning:
      'يحمل الرمز الرابط كاملًا: يستطيع كل من يزور صفحتك فتح الشهادة وقراءة اسمك فيها. أما الصورة نفسها فلا تُظهر اسمًا ولا عنوانًا ولا تحفظ ملفات ارتباط.',
    copy: 'نسخ الرمز',
    copied: 'تم نسخ رمز الشارة!',
  },
}
