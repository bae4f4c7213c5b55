import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { witnessTexts as english } from '../../../web/src/texts/witness.ts'
import { leftToRight } from '../../direction.ts'

export const witnessTexts: Texts<typeof english> = {
  title: 'گواہ',
  lead: 'ہمارے لاگز پر اور کون دستخط کرتا ہے، اور ہم کس کے لاگز پر، تاکہ کوئی ایک لاگ کے دو ورژن نہ دکھا سکے۔',
  again: 'دوبارہ جانچیں',
  ours: {
    title: 'ہمارے لاگز',
    table: 'ہمارے لاگز کے گواہ',
    quorum: (quorum, all) => `${all} گواہوں میں سے ${quorum} کے دستخط ضروری ہیں۔`,
    none: 'ابھی کوئی گواہ نہیں۔ سیٹنگ WITNESSES میں شامل کریں۔',
    logs: { certificates: 'سرٹیفکیٹس', statements: 'بیانات' },
    columns: { name: 'گواہ', log: 'لاگ', signed: 'کہاں تک دستخط', at: 'کب', state: 'حالت' },
    of: (signed, newest) => `${newest} میں سے ${signed}`,
    never: 'کبھی نہیں',
    upToDate: 'تازہ ترین',
    behind: 'پیچھے، برابر آ رہا ہے',
    problems: {
      unreachable: 'رابطہ نہیں ہو رہا',
      busy: 'مصروف',
      'unknown-log': 'ہمارے لاگ کو نہیں جانتا',
      'other-key': 'اس کے پاس ہمارے لاگ کی کوئی اور کلید ہے',
      refused: 'اس نے مختلف ہسٹری دیکھی ہے',
      ahead: 'اس نے زیادہ لمبی ہسٹری دیکھی ہے',
      unreadable: 'ایسے جواب بھیجتا ہے جو پڑھے نہیں جاتے',
    },
    contradicted: 'ایک گواہ نے ہمارے لاگ کی مختلف ہسٹری دیکھی ہے',
    whatToDo:
      'یا تو ڈیٹا بیس پرانی حالت میں بحال کیا گیا، یا کسی نے اسے بدلا ہے۔ اجرا روک دیں، اور docs/operations/witness.md پڑھیں۔',
  },
  theirs: {
    title: 'وہ لاگز جن کے ہم گواہ ہیں',
    table: 'وہ لاگز جن کے ہم گواہ ہیں',
    none: 'ہم ابھی کسی لاگ کے گواہ نہیں۔ سیٹنگ WITNESS_FOR میں شامل کریں۔',
    columns: { origin: 'لاگ', size: 'کہاں تک دستخط', at: 'کب', refusals: 'انکار', last: 'آخری انکار' },
    never: 'کبھی نہیں',
    notWatched: 'اب ہم گواہ نہیں',
    refusals: {
      'other-root': 'اسی سائز کی کوئی اور حالت',
      'bad-proof': 'پچھلی حالت سے نہیں نکلتی',
    },
    forked: (origin) => `${leftToRight(origin)} نے دو مختلف ہسٹریوں پر دستخط کیے ہیں`,
    proof:
      'یہ دستخط شدہ نوٹ اور وہ جس پر ہم نے دستخط کیے، اس کا ثبوت ہیں۔ اس لاگ پر بھروسا کرنے والے ہر شخص کو بتائیں۔',
    note: 'دستخط شدہ نوٹ',
    noteCopied: 'دستخط شدہ نوٹ کاپی ہو گیا۔',
  },
  own: {
    title: 'یہاں سے کسی لاگ کی گواہی لیں',
    lead: 'اس کا آپریٹر سیٹنگ WITNESSES میں یہ کلید اور یہ ایڈریس درج کرے۔',
    key: 'گواہ کی کلید',
    keyCopied: 'گواہ کی کلید کاپی ہو گئی۔',
    url: 'ایڈریس',
    urlCopied: 'ایڈریس کاپی ہو گیا۔',
  },
}
