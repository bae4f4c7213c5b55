import type { bundleProblems as english } from '@credenza/credential/bundle-problems'
import type { Texts } from '../../web/src/lib/text/texts.ts'

export const bundleProblems: Texts<typeof english> = {
  'not-json': 'فائل JSON نہیں ہے۔',
  'repeated-member':
    'مسترد: فائل میں دو قدروں کا ایک ہی نام ہے، اس لیے مختلف پروگرام اسے مختلف طرح پڑھ سکتے ہیں۔',
  'not-object': 'فائل سرٹیفکیٹ نہیں: JSON آبجیکٹ ہونا چاہیے۔',
  'too-large': 'فائل اتنی بڑی ہے کہ سرٹیفکیٹ نہیں ہو سکتی۔',
  damaged: 'فائل خراب ہے۔',
  empty: 'فائل میں کوئی سرٹیفکیٹ نہیں۔',
  'unknown-part': 'یہ سرٹیفکیٹ نہیں ہے: اس میں ایسا حصہ ہے جو سرٹیفکیٹ کی فائلوں میں نہیں ہوتا۔',
  'no-answers': 'فائل میں وہ جوابات نہیں جن سے اس کی جانچ ہوئی تھی۔',
  endorsements: ({ most }) => `فائل کی قبولیتیں زیادہ سے زیادہ ${most} اسناد کی فہرست نہیں ہیں۔`,
  'log-proof': 'فائل میں لاگ کا ثبوت نامکمل ہے۔',
  'log-proofs': ({ most }) => `فائل میں بیانات کے لاگ کے ثبوت زیادہ سے زیادہ ${most} کی فہرست نہیں ہیں۔`,
  anchor: 'فائل میں بلاک چین کا اندراج نامکمل ہے: chainId،\u200f contract اور transaction چاہییں۔',
  'presentation-empty': 'پریزنٹیشن میں کوئی سرٹیفکیٹ نہیں۔',
  'presentation-several': 'پریزنٹیشن میں کئی سرٹیفکیٹس ہیں۔ انہیں ایک ایک کر کے جانچیں۔',
  'no-kind':
    'سرٹیفکیٹ اس قسم کی فائل میں نہیں آتا: JSON،\u200f PDF،\u200f HTML یا SD-JWT VC فائل، یا PNG یا JPEG تصویر چنیں۔',
  'pdf-empty': 'PDF میں کوئی سرٹیفکیٹ نہیں۔',
  'pdf-several':
    'اس PDF میں ایک سے زیادہ سرٹیفکیٹ ہیں، اس لیے معلوم نہیں ہو سکتا کہ اس کے صفحات کون سا دکھاتے ہیں۔',
  'picture-damaged': 'تصویر خراب ہے یا بہت بڑی ہے۔',
  'picture-too-large': 'مسترد: تصویر 25 میگا پکسل سے بڑی ہے۔',
  'picture-interlaced': 'تصویر انٹرلیسڈ ہے۔ اسے اس کے بغیر دوبارہ محفوظ کریں۔',
  'picture-without-code': 'تصویر میں کوئی QR کوڈ نہیں پڑھا جا سکا۔',
  'picture-of-link':
    'تصویر میں QR کوڈ ہے، مگر اس کی جانچ اس کے لنک کے بغیر نہیں ہو سکتی: اسے براؤزر میں کھولیں۔',
  'paper-newer': 'کاغذ پر کوڈ ایسے نئے ورژن کا ہے جسے یہ پروگرام نہیں پڑھ سکتا۔',
  'paper-damaged': 'کاغذ پر کوڈ خراب یا نامکمل ہے۔',
}
