import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { unreadable as english } from '../../en/document/unreadable.ts'
import { bundleProblems } from '../bundle-problems.ts'

export const unreadable: Texts<typeof english> = {
  ...bundleProblems,
  'file-empty': 'فائل خالی ہے۔',
  'file-too-large': 'مسترد: فائل 5 MB سے بڑی ہے۔',
  'file-too-costly': 'مسترد: فائل پڑھنے میں بہت زیادہ وقت یا میموری لگتی ہے۔',
  'file-unknown': 'فائل خراب ہے، یا ایسی قسم کی ہے جو یہاں نہیں پڑھی جاتی۔',
  'zip-damaged': 'ZIP خراب ہے اور آخر تک نہیں پڑھی جا سکی۔',
  'zip-within-zip': 'مسترد: ZIP کے اندر کی ZIP نہیں کھولی جاتی۔',
  'zip-of-many': 'مسترد: اس میں 1,000 سے زیادہ فائلیں ہیں۔',
  'zip-too-large': 'مسترد: کھلنے پر یہ ایک ساتھ جانچنے کی حد سے بڑی ہو جاتی ہے۔',
  'zip-too-dense': 'مسترد: اس کی ایک فائل کھلنے پر کہیں زیادہ بڑی ہو جاتی ہے۔',
  'zip-locked': 'مسترد: اس پر پاس ورڈ لگا ہے۔',
  'picture-empty': 'تصویر میں کوئی QR کوڈ نہیں پڑھا جا سکا، اور اس میں کوئی سرٹیفکیٹ نہیں۔',
  'presentation-of-many': ({ most }) => `پریزنٹیشن میں ${most} سے زیادہ سرٹیفکیٹ ہیں۔`,
  'link-elsewhere': ({ host }) => `لنک ${host} پر نہیں لے جاتا، اس لیے اسے نہیں کھولا گیا۔`,
  'link-to-no-certificate': 'لنک کسی سرٹیفکیٹ پر نہیں لے جاتا۔',
  'link-incomplete': 'لنک نامکمل ہے: # کے بعد کا حصہ سرٹیفکیٹ کھولتا ہے۔',
  'link-ended': 'لنک اب کام نہیں کرتا۔',
  'link-empty': 'اس لنک پر کوئی سرٹیفکیٹ نہیں۔',
  'link-key-wrong': 'لنک کی کلید یہ سرٹیفکیٹ نہیں کھولتی۔',
  'document-missing': 'سرٹیفکیٹ پر ابھی دستخط نہیں ہوئے، یا اسے مٹا دیا گیا۔',
  'document-unreachable': 'سرٹیفکیٹ کی دستاویز حاصل نہ ہو سکی۔',
}
