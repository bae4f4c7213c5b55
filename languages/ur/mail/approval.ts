import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { approval as english } from '../../en/mail/approval.ts'

export const approval: Texts<typeof english> = {
  greeting: (name) => `السلام علیکم ${name}،`,
  count: (count) => `سرٹیفکیٹس کی تعداد: ${count}`,
  asked: {
    subject: 'سرٹیفکیٹس آپ کی منظوری کے منتظر ہیں',
    says: (asker, organisation) =>
      `${asker} نے آپ سے درخواست کی ہے کہ ${organisation} کے سرٹیفکیٹس دستخط سے پہلے منظور کریں۔`,
    open: 'انہیں دیکھیں',
  },
  changed: {
    subject: 'سرٹیفکیٹس بدل گئے: منظوریاں واپس لے لی گئیں',
    says: (organisation) =>
      `منظوری مانگے جانے کے بعد ${organisation} کے سرٹیفکیٹس بدل گئے ہیں۔ پہلے کی منظوریاں اب شمار نہیں ہوتیں۔`,
    next: 'جس نے انہیں تیار کیا وہ دوبارہ منظوری مانگ سکتا ہے۔',
    open: 'درخواست کھولیں',
  },
  completed: {
    subject: 'سرٹیفکیٹس منظور ہو گئے',
    says: (organisation) =>
      `کافی دستخط کنندگان نے ${organisation} کے سرٹیفکیٹس منظور کر لیے ہیں۔ اب ان پر دستخط ہو سکتے ہیں۔`,
    open: 'درخواست کھولیں',
  },
  rejected: {
    subject: 'سرٹیفکیٹس کی منظوری کی درخواست مسترد ہو گئی',
    says: (signer, organisation) =>
      `${signer} نے ${organisation} کے سرٹیفکیٹس کی منظوری کی درخواست مسترد کر دی ہے۔`,
    next: 'وجہ پڑھنے کے لیے درخواست کھولیں۔ پھر سرٹیفکیٹس درست کریں اور دوبارہ منظوری مانگیں۔',
    open: 'درخواست کھولیں',
  },
}
