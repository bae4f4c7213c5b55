import type { Texts } from '../../../web/src/lib/texts.ts'
import type { keptBadgeTexts as english } from '../../../web/src/texts/kept-badge.ts'

export const keptBadgeTexts: Texts<typeof english> = {
  title: 'دوسری جگہوں کے بیج',
  lead: 'اوپن بیج جو دوسرے جاری کنندگان نے آپ کو دیے۔ جو ایپس آپ منسلک کریں وہ انہیں پڑھ سکتی ہیں۔',
  choose: 'بیج کی فائل شامل کریں',
  hint: 'اوپن بیج 3.0، ‎.json یا ‎.jwt فائل میں۔',
  none: 'آپ کے پاس دوسری جگہوں کا کوئی بیج نہیں۔',
  kept: 'بیج شامل ہو گیا۔',
  check: 'جانچیں',
  checkNamed: (badge) => `${badge} کو جانچیں`,
  remove: 'ہٹائیں',
  removeNamed: (badge) => `${badge} کو ہٹائیں`,
  removeTitle: 'یہ بیج ہٹا دیں؟',
  removeText: 'یہ یہاں سے مٹ جائے گا۔ اسے جاری کرنے والا دوبارہ بھیج سکتا ہے۔',
  removed: 'بیج ہٹا دیا گیا۔',
  yours: 'اس میں وصول کنندہ کے طور پر آپ کا ای میل درج ہے۔',
  notYours: 'اس میں آپ کا ای میل درج نہیں۔ دوسرے اس سے نہیں جان سکتے کہ یہ آپ کا ہے۔',
  save: 'بیج کی فائل محفوظ کریں',
}
