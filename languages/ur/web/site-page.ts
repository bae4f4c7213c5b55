import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { sitePageTexts as english } from '../../../web/src/texts/site-page.ts'

export const sitePageTexts: Texts<typeof english> = {
  titles: { contact: 'رابطہ', privacy: 'رازداری', terms: 'استعمال کی شرائط' },
  footer: 'اس سائٹ کے بارے میں',
  changed: (date) => `آخری تبدیلی ${date}`,
  notFound: 'یہ صفحہ موجود نہیں',
  notFoundText: 'اس سائٹ کے آپریٹر نے اسے شائع نہیں کیا۔',
  edit: {
    title: 'عوامی صفحات',
    lead: 'رابطے، رازداری اور شرائط کے صفحات۔ کم از کم ایک زبان میں لکھتے ہی صفحہ نیچے کے حصے میں نظر آنے لگتا ہے۔',
    format: [
      'پیراگراف کے درمیان ایک خالی سطر چھوڑیں۔',
      'سرخی کو # یا ## سے شروع کریں، اور فہرست کی چیز کو - سے۔',
      'لنک یوں لکھیں: \u2066[الفاظ](https://…)\u2069 یا \u2066[الفاظ](mailto:…)\u2069۔',
    ],
    languages: 'زبانیں',
    written: 'متن موجود ہے',
    textOf: (page, language) => `${page}، ${language} میں`,
    instead: (language) => `جب تک آپ یہ متن نہ لکھیں، یہ زبان پڑھنے والوں کو ${language} متن نظر آئے گا۔`,
    unwritten: 'جب تک آپ اسے کم از کم ایک زبان میں نہ لکھیں، یہ صفحہ کسی کو نظر نہیں آتا۔',
    preview: 'پیش نظارہ',
    open: 'صفحہ کھولیں',
    save: 'محفوظ کریں',
    saving: 'محفوظ ہو رہا ہے...',
    discard: 'تبدیلیاں ضائع کریں',
    saved: 'صفحہ محفوظ ہو گیا۔ ایک منٹ کے اندر سب کو نظر آنے لگے گا۔',
  },
}
