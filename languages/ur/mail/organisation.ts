import type { Texts } from '../../../web/src/lib/texts.ts'
import type { organisation as english } from '../../en/mail/organisation.ts'

export const organisation: Texts<typeof english> = {
  greeting: (name) => `السلام علیکم ${name}،`,
  approved: {
    subject: 'آپ کے ادارے کی منظوری ہو گئی',
    says: 'آپ کے ادارے کی منظوری ہو گئی۔ شروع کرنے کے لیے سائن اِن کریں۔',
    open: 'سائن اِن کریں',
  },
  returned: {
    subject: 'براہ کرم اپنی درخواست درست کریں',
    says: 'منتظم نے آپ کی درخواست واپس کر دی:',
    next: 'براہ کرم اسے درست کر کے دوبارہ جمع کرائیں۔',
    open: 'درخواست درست کریں',
  },
  suspended: {
    subject: 'آپ کا ادارہ معطل کر دیا گیا',
    says: 'منتظم نے آپ کا ادارہ معطل کر دیا:',
    next: 'فی الحال آپ کچھ جاری، جانچ یا تبدیل نہیں کر سکتے۔ آپ نے پہلے جس پر دستخط کیے وہ درست رہتا ہے۔',
  },
  reinstated: {
    subject: 'آپ کا ادارہ بحال کر دیا گیا',
    says: 'آپ کا ادارہ اب معطل نہیں۔ آپ سائن اِن کر کے کام جاری رکھ سکتے ہیں۔',
    open: 'سائن اِن کریں',
  },
}
