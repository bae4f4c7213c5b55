import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { directoryTexts as english } from '../../../web/src/texts/directory.ts'

export const directoryTexts: Texts<typeof english> = {
  title: 'ڈائریکٹری',
  lead: 'اپنے ادارے کی ڈائریکٹری (Microsoft Entra،\u200f Okta یا SCIM 2.0 والی کوئی اور) سے ساتھی شامل کریں اور ہٹائیں۔ وہاں یہ پتہ اور ایک کلید درج کریں۔',
  address: 'SCIM پتہ',
  copied: 'کاپی ہو گیا!',
  newKey: 'کلید بنائیں',
  keyName: 'ڈائریکٹری',
  keyLead:
    'اس کلید سے آپ کی ڈائریکٹری لوگ اور گروپ بھیجتی ہے۔ اس سے کچھ اور نہیں کھلتا اور اس کی میعاد ختم نہیں ہوتی۔ آپ اسے ڈویلپرز کے صفحے پر منسوخ کر سکتے ہیں۔',
  keyMade: 'آپ کی ڈائریکٹری کی کلید',
  keyNoun: 'کلید',
  done: 'ہو گیا',
  keys: 'آپ کی ڈائریکٹری کی کلیدیں',
  lastUsed: (time) => `آخری استعمال ${time}`,
  unused: 'ابھی استعمال نہیں ہوئی',
  groups: 'آپ کی ڈائریکٹری کے گروپ',
  noGroups: 'ابھی کوئی گروپ نہیں۔ جب آپ کی ڈائریکٹری بھیجے گی تو یہاں نظر آئیں گے۔',
  people: (count) => `لوگ: ${count}`,
  role: 'گروپ کے لوگوں کا کردار',
  noRole: 'کوئی کردار نہیں',
  noRoleMay: 'اس گروپ سے کسی کو رسائی نہیں ملتی',
  change: 'کردار بدلیں',
  changeOf: (group) => `کردار بدلیں: ${group}`,
  changeNote:
    'گروپ کے جو لوگ ابھی یہاں نہیں انہیں ای میل سے دعوت جاتی ہے۔ جن کا کوئی کردار نہیں رہا ان کی رسائی فوراً ختم ہو جاتی ہے۔',
  changed: 'گروپ کا کردار بدل گیا۔',
}
