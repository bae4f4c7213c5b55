import type { Twin } from '@credenza/schema/sentences/sentence'
import type { template as english } from '@credenza/schema/sentences/template'
import { ownWords } from '../../direction.ts'

export const template: Twin<typeof english> = {
  template_changed: 'اس دوران کسی اور نے یہ ٹیمپلیٹ بدل دیا ہے۔',
  'invalid.too_many_templates': ({ max }) =>
    `آپ زیادہ سے زیادہ ${max} ٹیمپلیٹس رکھ سکتے ہیں۔ پہلے ایک آرکائیو کریں۔`,
  'invalid.template': 'اپنا کوئی ٹیمپلیٹ منتخب کریں۔',
  'invalid.template_elsewhere':
    'یہ ٹیمپلیٹ کسی اور شعبے کی ایک کیٹیگری کا ڈیفالٹ ہے۔ اپنے ادارے کے مالک سے کہیں کہ اسے آرکائیو کریں۔',
  'not_found.template': 'ٹیمپلیٹ نہیں ملا۔',
  'not_found.template_version': 'اس ٹیمپلیٹ کا ایسا کوئی ورژن نہیں۔',

  'invalid.image_needed': 'تصویر منتخب کریں۔',
  'invalid.image_gone': 'یہ تصویر اب دستیاب نہیں۔ اسے دوبارہ منتخب کریں۔',
  'invalid.image_not_drawable': 'یہ تصویر استعمال نہیں ہو سکتی۔ کوئی اور منتخب کریں۔',
  'invalid.too_many_images': ({ max }) => `آپ ٹیمپلیٹ کی زیادہ سے زیادہ ${max} تصویریں رکھ سکتے ہیں۔`,
  'unsupported_type.template_image': ({ side }) =>
    `زیادہ سے زیادہ ${side} × ${side} پکسل کی PNG یا JPEG منتخب کریں، یا صرف شکلوں والی SVG: ` +
    'بغیر متن، تصویر، لنک یا اسکرپٹ کے۔',
  'too_large.template_image': 'ٹیمپلیٹ کی تصویر زیادہ سے زیادہ 1 میگا بائٹ کی ہو سکتی ہے۔',
  'invalid.too_long_for_design': 'یہ متن ڈیزائن کے لیے بہت لمبا ہے۔',
  'not_found.image': 'تصویر نہیں ملی۔',

  'already_exists.category': ({ name }) => `${ownWords(name)} نام کی کیٹیگری پہلے سے موجود ہے۔`,
  'not_found.category': 'کیٹیگری نہیں ملی۔',
}
