import type { Texts } from '../../../web/src/lib/texts.ts'
import type { externalKeyTexts as english } from '../../../web/src/texts/external-key.ts'

export const externalKeyTexts: Texts<typeof english> = {
  title: 'مفتاح التوقيع في مخزن مفاتيح',
  lead: 'يمكن أن يبقى مفتاح توقيعكم في وحدة أمان أو خدمة مفاتيح. عندئذ يُنشأ كل توقيع هناك، وليست لدينا نسخة من المفتاح.',
  stores: {
    pkcs11: 'وحدة أمان (PKCS #11)',
    'aws-kms': 'AWS KMS',
    'google-kms': 'Google Cloud KMS',
  },
  current: (label, store) => `توقّعون بالمفتاح ${label}. وهو هنا: ${store}.`,
  back: 'للعودة إلى التوقيع بمفتاح نحفظه نحن، استبدلوا مفتاح التوقيع أعلاه.',
  store: 'مخزن المفاتيح',
  label: 'اسم المفتاح',
  labelHint: (prefix) => `مفتاح Ed25519 يبدأ اسمه بـ ${prefix}. اطلبوا ممن يدير مخزن المفاتيح إنشاءه.`,
  effects: 'ما وُقّع من قبل يبقى صالحًا. تحصلون على توقيع رقمي جديد.',
  connect: 'تحقق من هذا المفتاح واستخدمه',
  connecting: 'جارٍ التحقق…',
  connected: 'توقّعون الآن بهذا المفتاح.',
}
