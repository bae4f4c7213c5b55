import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { preview as english } from '../../en/document/preview.ts'

export const preview: Texts<typeof english> = {
  certificate: {
    title: (issuer) => `${issuer} کا جاری کردہ سرٹیفکیٹ`,
    inForce: (type) => `${type}۔ لنک کھولیں، آپ کا براؤزر چند سیکنڈ میں اس کی جانچ کر لے گا۔`,
    revoked: (type) => `${type}۔ اس کے جاری کنندہ نے اسے منسوخ کر دیا ہے۔`,
    erased: (type) => `${type}۔ ہولڈر نے اسے مٹوا دیا ہے، اس لیے یہاں جانچنے کو کچھ باقی نہیں۔`,
  },
  issuer: {
    approved: (by) => `سرٹیفکیٹ جاری کرنے والا ادارہ، ${by} سے منظور شدہ۔`,
    suspended: (by) => `سرٹیفکیٹ جاری کرنے والا ادارہ، جسے ${by} نے معطل کیا ہے۔`,
  },
}
