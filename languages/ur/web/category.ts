import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { categoryTexts as english } from '../../../web/src/texts/category.ts'
import { leftToRight } from '../../direction.ts'

export const categoryTexts: Texts<typeof english> = {
  title: 'کیٹیگری مینیجر',
  lead: 'کیٹیگریز سرٹیفکیٹ کی وہ قسمیں ہیں جن میں سے آپ منتخب کرتے ہیں۔',
  newName: 'نئی کیٹیگری',
  editName: 'کیٹیگری کا نام',
  name: 'کیٹیگری',
  template: 'ڈیفالٹ ٹیمپلیٹ',
  templateOf: (name) => `${name} کا ڈیفالٹ ٹیمپلیٹ`,
  standardDesign: 'معیاری ڈیزائن',
  templateSaved: 'ڈیفالٹ ٹیمپلیٹ محفوظ ہو گیا۔',
  action: 'کارروائی',
  create: 'بنائیں',
  creating: 'بن رہی ہے...',
  update: 'اپ ڈیٹ کریں',
  updating: 'اپ ڈیٹ ہو رہی ہے...',
  edit: (name) => `${name} میں ترمیم کریں`,
  delete: (name) => `${name} کو حذف کریں`,
  editing: 'ترمیم ہو رہی ہے',
  deleteTitle: 'کیٹیگری حذف کریں',
  deleteQuestion: 'کیا آپ واقعی حذف کرنا چاہتے ہیں؟',
  deleteConfirm: 'ہاں، حذف کریں',
  failed: 'خرابی ہوئی۔ براہِ کرم دوبارہ کوشش کریں۔',
  list: 'کیٹیگریز',
  back: 'واپس',
  alignments: {
    open: 'شعبۂ تعلیم، سطح یا مہارتیں شامل کریں (اختیاری)',
    search: 'شعبۂ تعلیم، سطح یا مہارت',
    hint: 'ISCED-F 2013 اور یورپی قابلیت کے فریم ورک میں نام یا کوڈ سے تلاش کریں۔ اس کیٹیگری کے نئے سرٹیفکیٹ آپ کا انتخاب بتاتے ہیں؛ پہلے سے بنے ہوئے نہیں بدلتے۔',
    escoUnreachable:
      'اس وقت ESCO میں تلاش نہیں ہو سکتی۔ اس کی مہارتیں پتے سے شامل کریں یا بعد میں کوشش کریں۔',
    chosen: 'اس کیٹیگری کے لیے منتخب',
    remove: (name) => `${name} ہٹائیں`,
    address: 'کسی اور اندراج کا پتہ',
    addressHint: `ESCO کی مہارت یا پیشے کا، یا ${leftToRight('https://credentialengineregistry.org/resources/ce-…')}`,
    name: 'اس کا نام',
    add: 'شامل کریں',
  },
}
