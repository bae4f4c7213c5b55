import type { Texts } from '../../../web/src/lib/texts.ts'
import type { unreadable as english } from '../../en/document/unreadable.ts'

export const unreadable: Texts<typeof english> = {
  reasons: {
    'Refused: the file is larger than 5 MB.': 'مسترد: فائل 5 MB سے بڑی ہے۔',
    'Refused: a ZIP within a ZIP is not opened.': 'مسترد: ZIP کے اندر کی ZIP نہیں کھولی جاتی۔',
    'Refused: it holds more than 1,000 files.': 'مسترد: اس میں 1,000 سے زیادہ فائلیں ہیں۔',
    'Refused: it unpacks to more than can be checked at once.':
      'مسترد: کھلنے پر یہ ایک ساتھ جانچنے کی حد سے بڑی ہو جاتی ہے۔',
    'Refused: a file in it unpacks to far more than it is.':
      'مسترد: اس کی ایک فائل کھلنے پر کہیں زیادہ بڑی ہو جاتی ہے۔',
    'Refused: it is locked with a password.': 'مسترد: اس پر پاس ورڈ لگا ہے۔',
    'Refused: the picture has more than 25 megapixels.': 'مسترد: تصویر 25 میگا پکسل سے بڑی ہے۔',
    'Refused: the file takes too much time or memory to read.':
      'مسترد: فائل پڑھنے میں بہت زیادہ وقت یا میموری لگتی ہے۔',
    'The ZIP is damaged and could not be read to its end.': 'ZIP خراب ہے اور آخر تک نہیں پڑھی جا سکی۔',
    'The file is empty.': 'فائل خالی ہے۔',
    'The file holds no certificate.': 'فائل میں کوئی سرٹیفکیٹ نہیں۔',
    'The PDF carries no certificate.': 'PDF میں کوئی سرٹیفکیٹ نہیں۔',
    'The file is damaged, or of a kind that is not read here.':
      'فائل خراب ہے، یا ایسی قسم کی ہے جو یہاں نہیں پڑھی جاتی۔',
    'The picture is damaged, or too large.': 'تصویر خراب ہے یا بہت بڑی ہے۔',
    'The picture is interlaced. Save it again without that.':
      'تصویر انٹرلیسڈ ہے۔ اسے اس کے بغیر دوبارہ محفوظ کریں۔',
    'No QR code could be read in the picture, and it carries no certificate.':
      'تصویر میں کوئی QR کوڈ نہیں پڑھا جا سکا، اور اس میں کوئی سرٹیفکیٹ نہیں۔',
    'The presentation holds no certificate.': 'پریزنٹیشن میں کوئی سرٹیفکیٹ نہیں۔',
    'The link no longer works.': 'لنک اب کام نہیں کرتا۔',
    'The link does not lead to a certificate.': 'لنک کسی سرٹیفکیٹ پر نہیں لے جاتا۔',
    'The link is incomplete: the part after # opens the certificate.':
      'لنک نامکمل ہے: # کے بعد کا حصہ سرٹیفکیٹ کھولتا ہے۔',
    'There is no certificate at this link.': 'اس لنک پر کوئی سرٹیفکیٹ نہیں۔',
    'The certificate is not signed yet, or was erased.':
      'سرٹیفکیٹ پر ابھی دستخط نہیں ہوئے، یا اسے مٹا دیا گیا۔',
    'The certificate’s document could not be fetched.': 'سرٹیفکیٹ کی دستاویز حاصل نہ ہو سکی۔',
    'The key in the link does not open this certificate.': 'لنک کی کلید یہ سرٹیفکیٹ نہیں کھولتی۔',
    'The file is damaged.': 'فائل خراب ہے۔',
    'The file is not JSON.': 'فائل JSON نہیں ہے۔',
    'The file is too large to be a certificate.': 'فائل اتنی بڑی ہے کہ سرٹیفکیٹ نہیں ہو سکتی۔',
    'The file lacks the answers that it was checked with.':
      'فائل میں وہ جوابات نہیں جن سے اس کی جانچ ہوئی تھی۔',
    'The file is not a certificate: a JSON object is expected.':
      'فائل سرٹیفکیٹ نہیں: JSON آبجیکٹ ہونا چاہیے۔',
    'The file has a part that a certificate file does not have.':
      'فائل میں ایسا حصہ ہے جو سرٹیفکیٹ کی فائل میں نہیں ہوتا۔',
    'The endorsements in the file are not a list of at most 20 credentials.':
      'فائل کی قبولیتیں زیادہ سے زیادہ 20 اسناد کی فہرست نہیں ہیں۔',
    'The log proof in the file needs entry, index, size, path and checkpoint.':
      'فائل میں لاگ کا ثبوت نامکمل ہے۔',
    'The anchor in the file needs chainId, contract and transaction.':
      'فائل میں بلاک چین کا اندراج نامکمل ہے: chainId، contract اور transaction چاہییں۔',
  },
  notFollowed: (host) => `لنک ${host} پر نہیں لے جاتا، اس لیے اسے نہیں کھولا گیا۔`,
  tooMany: (most) => `پریزنٹیشن میں ${most} سے زیادہ سرٹیفکیٹ ہیں۔`,
}
