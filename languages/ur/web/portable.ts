import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { portableTexts as english } from '../../../web/src/texts/portable.ts'
import { leftToRight } from '../../direction.ts'

export const portableTexts: Texts<typeof english> = {
  download: 'خود جانچنے والا صفحہ (HTML)',
  failed: 'صفحہ نہیں بن سکا۔ دوبارہ کوشش کریں۔',
  title: 'خود جانچنے والا سرٹیفکیٹ',
  noScript: 'اس فائل کو خود جانچنے کے لیے JavaScript چاہیے۔ اسے آن کریں، یا سرٹیفکیٹ آن لائن جانچیں۔',
  asOf: (when) => `${when} (UTC) تک، جب یہ فائل بنائی گئی۔`,
  altered: {
    title: 'یہ فائل بدلی گئی ہے',
    text: 'یہ اب بالکل ویسی نہیں جیسی بنائی گئی تھی۔ اس پر بھروسا نہ کریں: اصل فائل مانگیں، یا سرٹیفکیٹ آن لائن جانچیں۔',
  },
  unreadable: {
    title: 'یہ فائل خراب ہے',
    text: 'یہ اب پڑھی نہیں جا سکتی۔ اس سے خود سرٹیفکیٹ کے بارے میں کچھ ثابت نہیں ہوتا۔ فائل دوبارہ مانگیں۔',
  },
  online: 'ابھی آن لائن جانچیں',
  facts: {
    title: 'کس پر دستخط ہیں',
    recipient: 'کس کو پیش کیا گیا',
    programme: 'برائے',
    issuer: 'جاری کنندہ',
    date: 'تاریخِ اجرا',
    until: 'کب تک معتبر',
    id: 'شناختی نمبر',
    signature: 'ڈیجیٹل دستخط',
  },
  checks: {
    title: 'کیا جانچا گیا',
    here: 'یہاں جانچا گیا',
    recorded: 'جیسا فائل بنتے وقت بتایا گیا',
  },
  picture: {
    alt: (title, name) => `${name} کا سرٹیفکیٹ “${title}”`,
    caption:
      'جیسا جاری کنندہ نے اسے بنایا۔ تصویر پر دستخط نہیں: اصل وہ ہے جو “کس پر دستخط ہیں” کے تحت لکھا ہے۔',
  },
  limits: {
    title: 'یہ فائل کیا نہیں جان سکتی',
    later: 'کیا فائل بننے کے بعد سرٹیفکیٹ منسوخ یا معطل ہوا یا اس کی تصحیح ہوئی۔',
    chain: (host) => `کیا ریکارڈ بلاک چین پر موجود ہے۔ فائل بنتے وقت ${leftToRight(host)} نے یہی بتایا تھا۔`,
    keys: (host) =>
      `کیا نیچے دی گئی کلیدیں ${leftToRight(host)} کی ہیں۔ یہ اسی فائل سے لی گئی ہیں، اور جعلی فائل کوئی بھی کلیدیں دے سکتی ہے۔ ${leftToRight(host)} کی شائع کردہ کلیدوں سے موازنہ کریں، یا آن لائن جانچیں۔`,
    logKey: 'عوامی لاگ کی کلید',
    issuerKey: 'جاری کنندہ کی کلید',
    published: 'کہاں شائع ہوئی',
  },
}
