import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { sharedLinkTexts as english } from '../../../web/src/texts/shared-link.ts'

export const sharedLinkTexts: Texts<typeof english> = {
  title: 'شهادة مُشارَكة',
  waiting: 'جارٍ فتح الرابط...',
  onceTitle: 'هذا الرابط يُفتح مرة واحدة',
  onceText: 'شاركك شخص شهادة. يعمل الرابط مرة واحدة: بعد أن تفتحه لا يستطيع أحد فتحه مرة أخرى، ولا أنت.',
  open: 'فتح الشهادة',
  part: 'اختار صاحب الشهادة عرض هذا الجزء منها فقط. ويشمله توقيع جهة الإصدار، وما عداه يبقى مخفيًا.',
  endedTitle: 'هذا الرابط لم يعد يعمل',
  ended: {
    used: 'كان مخصصًا للفتح مرة واحدة، وقد فتحه أحد.',
    expired: 'انتهت مدته.',
    revoked: 'ألغاه صاحبه.',
  },
  askAgain: 'إن كنت ما زلت بحاجة إلى رؤية الشهادة فاطلب رابطًا جديدًا ممن أرسله إليك.',
  incompleteTitle: 'هذا الرابط غير مكتمل',
  incompleteText: 'الجزء الذي يلي # مفقود أو مقطوع. استخدم الرابط كاملًا كما أُرسل إليك.',
  paste: 'لصق الرابط كاملًا',
  unknownTitle: 'لم يُعثر على الرابط',
  unknownText: 'تأكد من أن لديك الرابط كاملًا كما أُرسل إليك.',
  failedTitle: 'تعذّر فتح الرابط',
  fetchFailed: 'تعذّر جلب بيانات الشهادة.',
}
