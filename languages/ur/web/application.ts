import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { applicationTexts as english } from '../../../web/src/texts/application.ts'

export const applicationTexts: Texts<typeof english> = {
  scopes: {
    'credential.readonly': 'آپ کے تمام سرٹیفکیٹ اور بیج پڑھنا',
    'credential.upsert': 'آپ کے اکاؤنٹ میں بیج شامل کرنا اور بدلنا',
    'profile.readonly': 'آپ کا نام، ای میل اور پروفائل پڑھنا',
    'profile.update': 'آپ کے پروفائل میں رابطے کی تفصیل اور تعارف شامل کرنا',
  },
  consent: {
    title: 'ایک ایپ آپ کے بیج مانگ رہی ہے',
    lead: 'صرف تب آگے بڑھیں جب آپ نے ابھی خود ایپ میں یہ شروع کیا ہو۔ کسی نے ایپ یا اس کے نام کی جانچ نہیں کی۔',
    name: 'ایپ اپنا نام بتاتی ہے',
    website: 'ویب سائٹ',
    host: 'جواب یہاں جائے گا',
    wants: 'یہ چاہتی ہے',
    stays: 'یہ اجازت تب تک رہے گی جب تک آپ اسے “میری پروفائل” میں “سیکیورٹی” کے تحت الگ نہ کریں۔',
    once: 'یہ اجازت ایک گھنٹے تک رہے گی۔',
    terms: 'ایپ کی شرائط',
    privacy: 'ایپ کی رازداری کی پالیسی',
    allow: 'منسلک کریں',
    deny: 'منسلک نہ کریں',
    ended: 'یہ درخواست ختم ہو چکی ہے۔ ایپ میں دوبارہ شروع کریں۔',
  },
  list: {
    title: 'منسلک ایپس',
    lead: 'وہ ایپس جو آپ کے سرٹیفکیٹ اور بیج پڑھ سکتی ہیں یا بیج شامل کر سکتی ہیں۔ جو استعمال نہ ہو اسے الگ کریں۔',
    none: 'کوئی ایپ منسلک نہیں۔',
    lastUsed: (date) => `آخری استعمال ${date}`,
    end: 'الگ کریں',
    endNamed: (app) => `${app} کو الگ کریں`,
    ended: 'ایپ الگ کر دی گئی۔',
  },
}
