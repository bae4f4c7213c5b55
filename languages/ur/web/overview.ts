import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { overviewTexts as english } from '../../../web/src/texts/overview.ts'
import { ownWords } from '../../direction.ts'

export const overviewTexts: Texts<typeof english> = {
  start: {
    title: 'اپنا پہلا سرٹیفکیٹ جاری کریں',
    done: '(ہو گیا)',
    category: {
      title: 'سرٹیفکیٹ کی قسم بنائیں',
      text: 'مثلاً “ڈگری” یا “کورس کی تکمیل”۔ تصدیق کنندگان قسم کے لحاظ سے فیس مقرر کرتے ہیں۔',
      action: 'قسم بنائیں',
    },
    template: {
      title: 'ڈیزائن منتخب کریں (اختیاری)',
      text: 'ڈیزائن چنیں، اپنا لوگو اور دستخط شامل کریں۔ ورنہ سرٹیفکیٹس معیاری ڈیزائن میں بنیں گے۔',
      action: 'ڈیزائن منتخب کریں',
    },
    students: {
      title: 'اپنے طلبہ شامل کریں',
      text: 'ایک ایک کر کے، یا اسپریڈ شیٹ سے سب ایک ساتھ۔',
      action: 'طلبہ شامل کریں',
    },
    certificate: {
      title: 'پہلا سرٹیفکیٹ بنائیں اور دستخط کریں',
      text: 'آپ اسے دس منٹ تک کالعدم کر سکتے ہیں، اور دستخط سے پہلے کچھ حتمی نہیں۔',
      action: 'سرٹیفکیٹ بنائیں',
    },
  },
  attention: {
    title: 'توجہ طلب',
    clear: 'سب کام مکمل ہیں۔ ہر چیز پر دستخط ہو چکے، سب پہنچ چکا اور امپورٹ ہو چکا ہے۔',
    failed: 'توجہ طلب کام لوڈ نہیں ہو سکے۔',
    approvals: (count) =>
      count === '1' ? '1 درخواست آپ کی منظوری کی منتظر ہے۔' : `${count} درخواستیں آپ کی منظوری کی منتظر ہیں۔`,
    decide: 'دیکھیں اور فیصلہ کریں',
    unsigned: (count, year) =>
      count === '1'
        ? `${year} کے 1 سرٹیفکیٹ پر ابھی دستخط نہیں ہوئے۔`
        : `${year} کے ${count} سرٹیفکیٹس پر ابھی دستخط نہیں ہوئے۔`,
    unsignedEarlier: (count) =>
      count === '1'
        ? 'کسی پچھلے سال کے 1 سرٹیفکیٹ پر ابھی دستخط نہیں ہوئے۔'
        : `پچھلے سالوں کے ${count} سرٹیفکیٹس پر ابھی دستخط نہیں ہوئے۔`,
    toTimeline: 'سال دکھائیں',
    sign: (year) => `${year} کے سرٹیفکیٹس پر دستخط کریں`,
    declined: (count) =>
      count === '1'
        ? 'پچھلے 30 دنوں میں 1 سرٹیفکیٹ مسترد ہوا۔'
        : `پچھلے 30 دنوں میں ${count} سرٹیفکیٹس مسترد ہوئے۔`,
    declinedFor: (title, name) => `${ownWords(title)}، ${ownWords(name)}`,
    mails: (count) =>
      count === '1' ? '1 ای میل وصول کنندہ تک نہیں پہنچی۔' : `${count} ای میلز وصول کنندگان تک نہیں پہنچیں۔`,
    corrections: (count) =>
      count === '1'
        ? 'تصحیح کی 1 درخواست آپ کے جواب کی منتظر ہے۔'
        : `تصحیح کی ${count} درخواستیں آپ کے جواب کی منتظر ہیں۔`,
    answer: 'پڑھیں اور جواب دیں',
    showMails: 'دکھائیں اور دوبارہ بھیجیں',
    imported: (count, file) =>
      count === '1'
        ? `${ownWords(file)} کی 1 قطار امپورٹ نہیں ہوئی۔`
        : `${ownWords(file)} کی ${count} قطاریں امپورٹ نہیں ہوئیں۔`,
    importFailed: (file) => `${ownWords(file)} کو امپورٹ نہیں کیا جا سکا۔`,
    showImport: (file) => `${ownWords(file)} کا امپورٹ دکھائیں`,
    show: 'دکھائیں',
    hide: 'چھپائیں',
    review: 'جائزہ لیں اور دستخط کریں',
  },
  months: {
    title: 'پچھلے بارہ مہینے',
    created: 'بنائے گئے',
    signed: 'دستخط ہوئے',
    accepted: 'قبول ہوئے',
    month: 'مہینہ',
    asTable: 'جدول کی شکل میں دکھائیں',
    none: 'پچھلے بارہ مہینوں میں کوئی سرٹیفکیٹ نہیں بنایا گیا۔',
    summary: (month, created, signed, accepted) =>
      `${month}: بنائے گئے ${created}، دستخط ہوئے ${signed}، قبول ہوئے ${accepted}`,
  },
}
