import type { Texts } from '../../../web/src/lib/texts.ts'
import type { healthTexts as english } from '../../../web/src/texts/health.ts'

export const healthTexts: Texts<typeof english> = {
  title: 'سسٹم کی صحت',
  lead: 'پلیٹ فارم کے ہر حصے کا حال، ہر 15 سیکنڈ میں جانچا جاتا ہے۔',
  again: 'دوبارہ جانچیں',
  allWell: 'سب کچھ چل رہا ہے۔',
  someAttention: (count, shown) =>
    count === 1 ? 'ایک حصے کو توجہ چاہیے۔' : `${shown} حصوں کو توجہ چاہیے۔`,
  someDown: (count, shown) => (count === 1 ? 'ایک حصہ بند ہے۔' : `${shown} حصے بند ہیں۔`),
  parts: {
    database: 'ڈیٹا بیس',
    jobs: 'پس منظر کے کام',
    mail: 'ای میل',
    documents: 'دستاویزات کا ذخیرہ',
    log: 'شفافیت کا لاگ',
    chain: 'بلاک چین',
    history: 'ہسٹری',
  },
  states: { ok: 'چل رہا ہے', attention: 'توجہ چاہیے', down: 'بند' },
  mails: {
    title: 'منتظر اور ناکام ای میلز',
    table: 'منتظر اور ناکام ای میلز',
    retry: 'ابھی دوبارہ کوشش کریں',
    retried: 'سب دوبارہ بھیجی جا رہی ہیں۔',
    empty: 'تمام ای میلز بھیج دی گئی ہیں۔',
    kinds: {
      'account.code': 'پاس ورڈ ری سیٹ کرنے کا کوڈ',
      'account.password-changed': 'پاس ورڈ تبدیل ہوا',
      'account.passkey-added': 'پاس کی شامل ہوئی',
      'account.passkey-removed': 'پاس کی ہٹائی گئی',
      'account.totp-added': 'آتھینٹیکیٹر ایپ شامل ہوئی',
      'account.totp-removed': 'آتھینٹیکیٹر ایپ ہٹائی گئی',
      'account.recovery-codes-replaced': 'ریکوری کوڈ بدلے گئے',
      'account.recovery-code-used': 'ریکوری کوڈ استعمال ہوا',
      'organisation.approved': 'ادارہ منظور ہوا',
      'organisation.returned': 'درخواست واپس کی گئی',
      'organisation.suspended': 'ادارہ معطل ہوا',
      'organisation.reinstated': 'ادارہ بحال ہوا',
      'organisation.key-compromised': 'دستخطی کلید چوری ہوئی',
      'certificate.key-compromised': 'دوبارہ جاری کرنے کے سرٹیفکیٹ',
    },
    states: { queued: 'منتظر', failed: 'ناکام' },
    columns: {
      kind: 'قسم',
      recipient: 'بنام',
      state: 'حالت',
      attempts: 'کوششیں',
      lastError: 'آخری خرابی',
      created: 'بنائی گئی',
    },
  },
}
