import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { externalKeyTexts as english } from '../../../web/src/texts/external-key.ts'
import { leftToRight } from '../../direction.ts'

export const externalKeyTexts: Texts<typeof english> = {
  title: 'مفاتيح في مخزن مفاتيح',
  lead: 'يمكن أن تبقى مفاتيحك في وحدة أمان أو خدمة مفاتيح. عندئذ يُنشأ كل توقيع هناك، وليست لدينا نسخة من المفتاح.',
  stores: {
    pkcs11: 'وحدة أمان (PKCS #11)',
    'aws-kms': 'AWS KMS',
    'google-kms': 'Google Cloud KMS',
    'azure-key-vault': 'Azure Key Vault',
  },
  current: (label, store) => `توقّع بالمفتاح ${leftToRight(label)}. وهو هنا: ${store}.`,
  currentForWallets: (label, store) =>
    `شهادات المحافظ الرقمية تُوقّع بالمفتاح ${leftToRight(label)}. وهو هنا: ${store}.`,
  back: 'للعودة إلى التوقيع بمفتاح نحفظه نحن، استبدل مفتاح التوقيع أعلاه.',
  use: 'ما يوقّعه المفتاح',
  uses: { documents: 'الشهادات', wallets: 'ما يُحفظ في المحافظ الرقمية' },
  store: 'مخزن المفاتيح',
  label: 'اسم المفتاح',
  labelHint: (prefix, kind) =>
    `مفتاح من نوع ${kind} يبدأ اسمه بـ ${leftToRight(prefix)}. اطلب ممن يدير مخزن المفاتيح إنشاءه.`,
  effects: {
    documents: 'ما وُقّع من قبل يبقى صالحًا. تحصل على توقيع رقمي جديد.',
    wallets: 'ما وُقّع من قبل يبقى صالحًا.',
  },
  connect: 'التحقق من هذا المفتاح واستخدامه',
  connecting: 'جارٍ التحقق…',
  connected: 'توقّع الآن بهذا المفتاح.',
}
