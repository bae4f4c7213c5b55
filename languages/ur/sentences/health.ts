import type { health as english } from '@credenza/schema/sentences/health'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { counted } from './counted.ts'

const are = (count: number): string => (count === 1 ? 'ہے' : 'ہیں')

export const health: Twin<typeof english> = {
  'health.database_unreachable': 'ڈیٹا بیس سے رابطہ نہیں ہو رہا۔',
  'health.jobs_unreachable': 'کاموں کی قطار سے رابطہ نہیں ہو رہا۔',
  'health.mail_unreachable': 'آؤٹ باکس سے رابطہ نہیں ہو رہا۔',
  'health.documents_unreachable': 'دستاویزات کے ذخیرے سے رابطہ نہیں ہو رہا۔',
  'health.log_unreachable': 'لاگ سے رابطہ نہیں ہو رہا۔',
  'health.chain_unreachable': 'بلاک چین سے رابطہ نہیں ہو رہا۔',
  'health.history_unreachable': 'ہسٹری سے رابطہ نہیں ہو رہا۔',
  'health.backup_unreachable': 'بیک اپ کی جگہ سے رابطہ نہیں ہو رہا۔',
  'health.processes_unreachable': 'پروسیسز کی فہرست نہیں پڑھی جا سکی۔',

  'health.database_ok': 'ڈیٹا بیس جواب دے رہا ہے۔',
  'health.database_slow': 'ڈیٹا بیس آہستہ جواب دے رہا ہے۔',
  'health.database_read_only':
    'ڈیٹا بیس کچھ بھی لکھنے نہیں دے رہا: اس کی ڈسک بھر گئی ہے یا وہ صرف پڑھنے کے لیے ہے۔ پڑھنا جاری ہے، اور جگہ بنتے ہی لکھنا خود بخود شروع ہو جائے گا۔',
  'health.documents_ok': 'دستاویزات کا ذخیرہ جواب دے رہا ہے۔',

  'health.jobs_ok': 'تمام کام مکمل ہیں۔',
  'health.jobs_failed': ({ failed }) =>
    failed === 1
      ? '1 کام ناکام ہوا اور اس پر دوبارہ کوشش نہیں ہوگی۔'
      : `${failed} کام ناکام ہوئے اور ان پر دوبارہ کوشش نہیں ہوگی۔`,
  'health.jobs_late': ({ waiting }) => `${waiting} کام منتظر ${are(waiting)}، کچھ دس منٹ سے زیادہ عرصے سے۔`,
  'health.jobs_moving': ({ waiting }) => `قطاروں میں ${waiting} کام، جن پر عمل جاری ہے۔`,

  'health.log_ok': 'جو کچھ قبول ہوا وہ لاگ میں ہے اور بلاک چین پر درج ہے۔',
  'health.log_late': ({ waiting, minutes }) =>
    `${waiting} ابھی لاگ میں نہیں، کچھ ${minutes} منٹ سے زیادہ عرصے سے۔`,
  'health.log_contradicted': 'ایک گواہ نے لاگ کی مختلف ہسٹری دیکھی ہے۔',
  'health.witnesses_missing': 'لاگ پر بہت کم گواہوں نے دستخط کیے ہیں۔',

  'health.chain_ok': ({ block }) => `بلاک چین جواب دے رہی ہے۔ تازہ ترین بلاک ${block} ہے۔`,
  'health.chain_behind': ({ behind, minutes }) =>
    `بلاک چین ${minutes} منٹ سے زیادہ عرصے سے لاگ سے ${behind} پیچھے ہے۔`,
  'health.chain_late': ({ waiting }) =>
    `${counted(waiting, 'ٹرانزیکشن', 'ٹرانزیکشنز')} منتظر ${are(waiting)}، کچھ دس منٹ سے زیادہ عرصے سے۔`,
  'health.chain_account_empty': 'ٹرانزیکشنز کی ادائیگی کرنے والا اکاؤنٹ خالی ہے۔',

  'health.processes_ok': 'ہر کام کے لیے ایک چلتا ہوا پروسیس موجود ہے۔',
  'health.processes_missing': ({ roles }) =>
    `ان کاموں کے لیے کوئی پروسیس نہیں چل رہا، اس لیے وہ رکے ہوئے ہیں: ${roles}۔`,
  'health.history_ok': 'ہسٹری میں کوئی تبدیلی نہیں ملی۔',
  'health.history_doubtful': ({ parts }) =>
    `${parts === 1 ? 'ہسٹری کا 1 حصہ اب میل نہیں کھاتا' : `ہسٹری کے ${parts} حصے اب میل نہیں کھاتے`}۔ ` +
    'npm run audit چلائیں، اور وہ بیک اپ بحال کریں جسے یہ سالم پائے۔',

  'health.backup_ok': 'ہر چیز کا بیک اپ موجود ہے۔',
  'health.backup_none':
    'کوئی بیک اپ مقرر نہیں: BACKUP_FOLDER، یا BACKUP_S3_ENDPOINT اور اس کی سیٹنگز درج کریں۔',
  'health.backup_elsewhere':
    'بیک اپ کہیں اور بنتے ہیں، جیسا کہ BACKUP_ELSEWHERE=true میں درج ہے۔ یہاں ان کی جانچ نہیں ہوتی۔',
  'health.backup_behind': 'نئی تبدیلیوں کا بیک اپ نہیں بن رہا۔',
  'health.backup_old': 'تازہ ترین بیک اپ بہت پرانا ہے۔',
  'health.backup_drill_failed': 'بحالی کی پچھلی مشق میں خرابی ملی۔ اسے دیکھنے کے لیے credenza drill چلائیں۔',
  'health.backup_no_drill': 'کافی عرصے سے بحالی کی کوئی مشق کامیاب نہیں ہوئی۔',
  'health.backup_not_archived':
    'ڈیٹا بیس کا لاگ محفوظ نہیں ہو رہا۔ pgBackRest یا Barman لگائیں، یا BACKUP_ELSEWHERE=true میں بتائیں کہ بیک اپ کہیں اور بنتے ہیں۔',
  'health.backup_archiving_fails': 'ڈیٹا بیس اپنا لاگ محفوظ نہیں کر پا رہا۔ وجہ اس کے اپنے پیغامات میں ہے۔',
}
