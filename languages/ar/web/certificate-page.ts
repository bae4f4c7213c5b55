import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { certificatePageTexts as english } from '../../../web/src/texts/certificate-page.ts'

export const certificatePageTexts: Texts<typeof english> = {
  detail: {
    title: 'الشهادة',
    loadError: 'خطأ في تحميل الشهادة',
    fetchFailed: 'تعذّر جلب الشهادة.',
    notFound: 'لا توجد شهادة بهذا المعرّف.',
    status: 'الحالة',
    type: 'نوع الشهادة',
    reason: 'السبب',
    ipfs: 'رابط IPFS',
    recipient: 'المستلم',
    wallet: 'عنوان المحفظة',
    number: 'رقم الشهادة',
    minted: 'تم سكّ هذه الشهادة كرمز غير قابل للاستبدال (NFT)',
    hash: 'معرّف المعاملة',
    hashCopied: 'تم نسخ معرّف المعاملة!',
    uriCopied: 'تم نسخ رابط الوثيقة!',
    uri: 'رابط الوثيقة',
    share: 'مشاركة',
    again: 'إصدار شهادة جديدة',
    shareHint: 'ينسخ رابطًا يُظهر الشهادة كاملة لمن يفتحه.',
    shared: 'تم نسخ الرابط. ومن يفتحه يستطيع التحقق من الشهادة كاملة.',
    check: 'عرضها كما يراها الآخرون',
    validUntil: 'صالحة حتى',
    download: {
      button: 'تنزيل',
      pdf: 'ملف PDF موقّع',
      png: 'صورة (PNG)',
      json: 'الوثيقة الرقمية الموقّعة (JSON)',
      failed: 'تعذّر تنزيل صورة الشهادة.',
    },
  },
  standing: {
    superseded: 'حلّت شهادة مصحّحة محل هذه الشهادة.',
    toSuccessor: 'فتح الشهادة المصحّحة',
    revoked: (when) => `ألغيت في ${when}`,
    suspended: (when) => `معلّقة منذ ${when}`,
    expired: (when) => `انتهت صلاحيتها: كانت صالحة حتى ${when}`,
  },
}
