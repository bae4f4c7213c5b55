import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { externalKeyTexts as english } from '../../../web/src/texts/external-key.ts'
import { leftToRight } from '../../direction.ts'

export const externalKeyTexts: Texts<typeof english> = {
  title: 'کلیدوں کے ذخیرے میں کلیدیں',
  lead: 'آپ کی کلیدیں کسی ہارڈویئر ماڈیول یا کلیدوں کی سروس میں رہ سکتی ہیں۔ تب دستخط وہیں ہوتے ہیں، اور ہمارے پاس کلید کی کوئی نقل نہیں ہوتی۔',
  stores: {
    pkcs11: 'ہارڈویئر ماڈیول (PKCS #11)',
    'aws-kms': 'AWS KMS',
    'google-kms': 'Google Cloud KMS',
    'azure-key-vault': 'Azure Key Vault',
  },
  current: (label, store) => `آپ کلید ${leftToRight(label)} سے دستخط کرتے ہیں۔ وہ یہاں ہے: ${store}۔`,
  currentForWallets: (label, store) =>
    `ڈیجیٹل والٹ کے سرٹیفکیٹس پر کلید ${leftToRight(label)} سے دستخط ہوتے ہیں۔ وہ یہاں ہے: ${store}۔`,
  back: 'دوبارہ ہمارے پاس رکھی کلید سے دستخط کرنے کے لیے اوپر دستخط کی کلید بدلیں۔',
  use: 'کلید کس پر دستخط کرتی ہے',
  uses: { documents: 'سرٹیفکیٹس', wallets: 'جو ڈیجیٹل والٹ میں جاتا ہے' },
  store: 'کلیدوں کا ذخیرہ',
  label: 'کلید کا نام',
  labelHint: (prefix, kind) =>
    `${kind} قسم کی کلید جس کا نام ${leftToRight(prefix)} سے شروع ہو۔ ذخیرہ چلانے والے سے کہیں کہ اسے بنائے۔`,
  effects: {
    documents: 'جس پر پہلے دستخط ہوئے وہ معتبر رہتا ہے۔ آپ کو نیا ڈیجیٹل دستخط ملتا ہے۔',
    wallets: 'جس پر پہلے دستخط ہوئے وہ معتبر رہتا ہے۔',
  },
  connect: 'اس کلید کو جانچیں اور استعمال کریں',
  connecting: 'جانچ ہو رہی ہے…',
  connected: 'اب آپ اس کلید سے دستخط کرتے ہیں۔',
}
