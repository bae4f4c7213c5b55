import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { notificationTexts as english } from '../../../web/src/texts/notification.ts'

const several =
  (one: string, many: (count: string) => string) =>
  (count: number, shown: string): string =>
    count === 1 ? one : many(shown)

export const notificationTexts: Texts<typeof english> = {
  title: 'اطلاعات',
  bell: (unread) => (unread === '' ? 'اطلاعات' : `اطلاعات، ${unread} نہ پڑھی ہوئی`),
  empty: 'کچھ نیا نہیں۔ فیصلے، تصحیحیں اور مکمل ہونے والے کام یہاں نظر آئیں گے۔',
  unread: 'نہ پڑھی ہوئی',
  andMore: (name, others) => `${name} اور مزید ${others}`,
  batch: (act, total) => `${act} (${total})`,
  words: {
    'organisation.approved': () => 'آپ کا ادارہ منظور ہو گیا۔',
    'organisation.returned': () => 'آپ کی درخواست میں تبدیلیاں درکار ہیں۔',
    'organisation.suspended': () => 'آپ کا ادارہ معطل کر دیا گیا۔',
    'organisation.reinstated': () => 'آپ کا ادارہ بحال ہو گیا۔',
    'organisation.key-rotated': () => 'دستخطی کلید بدل دی گئی۔',
    'organisation.key-compromised': () => 'ایک دستخطی کلید کے چوری ہونے کی اطلاع دی گئی۔',
    'certificate.accepted': several('ایک سرٹیفکیٹ قبول ہوا۔', (count) => `${count} سرٹیفکیٹس قبول ہوئے۔`),
    'certificate.declined': several('ایک سرٹیفکیٹ مسترد ہوا۔', (count) => `${count} سرٹیفکیٹس مسترد ہوئے۔`),
    'approval.asked': several('آپ کی منظوری مانگی گئی ہے۔', (count) => `منظوری کی ${count} درخواستیں آئیں۔`),
    'approval.completed': several(
      'ایک درخواست کو تمام منظوریاں مل گئیں۔',
      (count) => `${count} درخواستوں کو تمام منظوریاں مل گئیں۔`,
    ),
    'approval.changed': several(
      'منظوری کے منتظر سرٹیفکیٹس بدل گئے: دوبارہ درخواست کریں۔',
      (count) => `منظوری کی ${count} درخواستیں بدل گئیں: دوبارہ درخواست کریں۔`,
    ),
    'approval.rejected': several(
      'منظوری کی ایک درخواست مسترد ہوئی۔',
      (count) => `منظوری کی ${count} درخواستیں مسترد ہوئیں۔`,
    ),
    'correction.asked': several(
      'ایک طالب علم نے تصحیح کی درخواست کی۔',
      (count) => `تصحیح کی ${count} درخواستیں آئیں۔`,
    ),
    'batch.ended': several('پس منظر کا ایک کام مکمل ہوا۔', (count) => `پس منظر کے ${count} کام مکمل ہوئے۔`),
    'students.import-ended': several('طلبہ کا ایک امپورٹ مکمل ہوا۔', (count) => `${count} امپورٹ مکمل ہوئے۔`),
    'students.import-failed': several(
      'طلبہ کا ایک امپورٹ ناکام ہوا۔',
      (count) => `${count} امپورٹ ناکام ہوئے۔`,
    ),
    'settlement.recorded': several('ایک ادائیگی درج ہوئی۔', (count) => `${count} ادائیگیاں درج ہوئیں۔`),
    'colleague.joined': several('ایک ساتھی شامل ہوا۔', (count) => `${count} ساتھی شامل ہوئے۔`),
    'webhook.switched-off': several(
      'بار بار ناکامی پر ایک ویب ہک بند کر دیا گیا۔',
      (count) => `بار بار ناکامی پر ${count} ویب ہکس بند کر دیے گئے۔`,
    ),
  },
}
