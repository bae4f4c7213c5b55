import type { Texts } from '../../../web/src/lib/text/texts.ts'
import { leftToRight } from '../../direction.ts'
import type { readme as english } from '../../en/document/readme.ts'

export const readme: Texts<typeof english> = {
  title: (address, day) => `${leftToRight(address)} پر آپ کا ڈیٹا، ${day}`,
  files: {
    'profile.json': 'آپ کا نام، ای میل، والٹ اور سائن ان کا طریقہ (کوئی راز نہیں)',
    'sessions.json': 'آپ کہاں کہاں سائن ان ہیں',
    'applications.json': 'وہ ایپس جو آپ نے منسلک کیں',
    'badge-profile.json': 'منسلک ایپس آپ کے بارے میں کیا پڑھ سکتی ہیں',
    'badges/….json': 'دوسرے جاری کنندگان کے دیے ہوئے آپ کے بیج',
    'fees-owed.json': 'آپ پر عائد فیس، فلس میں (100 فلس = 1 درہم)',
    'invoices.json': 'ان کی ٹیکس انوائسیں اور کریڈٹ نوٹ',
    'correction-requests.json': 'آپ نے جاری کنندگان سے کیا درست کرنے کو کہا، اور ان کے جواب',
    'certificates/': 'ہر سرٹیفکیٹ کا ایک فولڈر:',
  },
  certificateFiles: {
    'record.json': 'اس کے بارے میں ہمارا ریکارڈ',
    'share-links.json': 'آپ کے بنائے ہوئے اس کے لنک: انہیں اپنے تک رکھیں',
    'uploaded.pdf, .png, .jpg': 'آپ کی اپ لوڈ کی ہوئی فائل',
    'credential.json': 'دستخط شدہ سرٹیفکیٹ، دستخط ہونے کے بعد (W3C Verifiable Credential)',
    'bundle.json': (checkPage) => `وہی، ہر ثبوت کے ساتھ؛ اسے ${leftToRight(checkPage)} پر جانچیں`,
    'certificate.pdf': 'دکھانے اور پرنٹ کرنے کا سرٹیفکیٹ',
    'missing.json': 'جو اس وقت دستیاب نہ تھا، اور کیوں',
  },
  closing: 'جاری کنندگان کے اتھارٹی لیٹر اور طلبہ کی فہرستیں انہی کی ہیں۔ ان کی نقل انہی سے مانگیں۔',
}
