import type { Texts } from '../../../web/src/lib/texts.ts'
import type { externalKeyTexts as english } from '../../../web/src/texts/external-key.ts'

export const externalKeyTexts: Texts<typeof english> = {
  title: 'کلیدوں کے ذخیرے میں دستخط کی کلید',
  lead: 'آپ کی دستخط کی کلید کسی ہارڈویئر ماڈیول یا کلیدوں کی سروس میں رہ سکتی ہے۔ تب ہر دستخط وہیں بنتا ہے، اور ہمارے پاس کلید کی کوئی نقل نہیں ہوتی۔',
  stores: {
    pkcs11: 'ہارڈویئر ماڈیول (PKCS #11)',
    'aws-kms': 'AWS KMS',
    'google-kms': 'Google Cloud KMS',
  },
  current: (label, store) => `آپ کلید ${label} سے دستخط کرتے ہیں۔ وہ یہاں ہے: ${store}۔`,
  back: 'دوبارہ ہمارے پاس رکھی کلید سے دستخط کرنے کے لیے اوپر دستخط کی کلید بدلیں۔',
  store: 'کلیدوں کا ذخیرہ',
  label: 'کلید کا نام',
  labelHint: (prefix) =>
    `Ed25519 کلید جس کا نام ${prefix} سے شروع ہو۔ ذخیرہ چلانے والے سے کہیں کہ اسے بنائے۔`,
  effects: 'جس پر پہلے دستخط ہوئے وہ درست رہتا ہے۔ آپ کو نیا ڈیجیٹل دستخط ملتا ہے۔',
  connect: 'اس کلید کو جانچیں اور استعمال کریں',
  connecting: 'جانچ ہو رہی ہے…',
  connected: 'اب آپ اس کلید سے دستخط کرتے ہیں۔',
}
