import { ownWords } from '../direction.ts'
import { type Details, dayInWords, type FindingSentences, saidFindings } from '../said-findings.ts'

const on = (at: string | undefined) => (at ? ` ${day(at)} کو` : '')
const because = (reason: string | undefined) => (reason ? `: ${ownWords(reason)}` : '۔')
const named = (name: string | undefined, otherwise: string) => (name ? ownWords(name) : otherwise)

const tooCostly = 'اس کی جانچ میں بہت زیادہ وقت یا میموری لگتی ہے'
const limits: Record<string, string> = {
  members: 'اس میں 2,500 سے زیادہ اجزا ہیں',
  levels: 'اس کے اجزا 40 سے زیادہ سطحوں میں ایک دوسرے کے اندر ہیں',
  proofs: 'اس میں پانچ سے زیادہ ثبوت ہیں',
  contexts: 'اس میں دس سے زیادہ کانٹیکسٹ کا ذکر ہے',
  'repeated-context': 'اس میں ایک کانٹیکسٹ کا دو بار ذکر ہے',
  cost: tooCostly,
}

/** As in the findings of the credential package. */
function seen({ seen, witnesses, seenBy, wrongSignatures }: Details): string {
  if (seen === undefined) return ''
  const who =
    seen === '0'
      ? ` ${witnesses} گواہوں میں سے کسی نے نہیں دیکھا۔`
      : ` ${witnesses} گواہوں میں سے ${seen} نے دیکھا: ${ownWords(seenBy ?? '')}۔`
  return wrongSignatures ? `${who} غلط دستخط شمار نہیں ہوتے: ${wrongSignatures}۔` : who
}

/** How many of the issuer's own signers approved it; nothing where none were asked. */
const approved = ({ approvals, signers }: Details): string =>
  approvals === undefined ? '' : ` اس سے پہلے ${signers} میں سے ${approvals} دستخط کنندگان نے اسے منظور کیا۔`

/** What each code of the credential package's findings says, in Urdu. */
const sentences: FindingSentences = {
  'well-formed': 'دستاویز مکمل ہے اور اس کی ساخت درست ہے۔',
  malformed: 'دستاویز درست ساخت کی ڈیجیٹل سند نہیں۔',
  'undefined-terms': 'دستاویز میں ایسی اصطلاحات ہیں جن کی تعریف اس کی لغات میں نہیں۔',
  'unknown-context': 'دستاویز ایسی لغت استعمال کرتی ہے جو یہاں معلوم نہیں۔',
  'unknown-shape': 'دستاویز ایسی شکل میں ہے جس کی یہاں جانچ نہیں ہو سکتی۔',
  'not-our-form':
    'اس میں اس سائٹ کے ایک ادارے کو جاری کنندہ بتایا گیا ہے، مگر یہ اس کے سرٹیفکیٹس کی شکل میں نہیں۔',
  'page-later': 'جس صفحے میں یہ آیا، اس پر آنے والے وقت کی تاریخ ہے، یا اس ڈیوائس کی گھڑی غلط ہے۔',
  'page-altered': 'جس صفحے میں یہ آیا وہ بننے کے بعد بدلا گیا ہے۔',
  'pdf-altered': 'جس PDF میں یہ آیا اسے مہر لگنے کے بعد بدلا گیا ہے۔',
  'pdf-unsealed': 'جس PDF میں یہ آیا اس پر مہر نہیں ہے، اس لیے اس کے صفحات پر کچھ اور لکھا ہو سکتا ہے۔',
  'pdf-seal-unknown':
    'جس PDF میں یہ آیا اس پر جاری کنندہ کی کلید سے مہر نہیں لگی، اس لیے اس کے صفحات پر کچھ اور لکھا ہو سکتا ہے۔',
  'paper-damaged': 'کاغذ پر کوڈ خراب ہے، یا اس کی جگہ کچھ اور لگا دیا گیا ہے۔',
  'paper-newer': 'کاغذ پر کوڈ ایسے نئے ورژن کا ہے جس کی یہاں جانچ نہیں ہو سکتی۔',
  'paper-altered': 'کاغذ کے کوڈز مختلف سرٹیفکیٹس کے ہیں، یا ان میں سے ایک جعلی ہے: یہ کاغذ بدلا گیا ہے۔',
  'paper-link-unopened': 'کاغذ پر کوڈ کے ساتھ چھپا لنک کھولا نہیں جا سکا، اس لیے دونوں کا موازنہ نہیں ہوا۔',
  'beyond-limits': ({ limit }) =>
    `اس دستاویز کی یہاں جانچ نہیں ہوتی: ${(limit && limits[limit]) || tooCostly}۔`,

  'signature-valid': (details) =>
    `دستخط دستاویز سے میل کھاتے ہیں: دستخط کے بعد کچھ نہیں بدلا گیا۔${approved(details)}`,
  'signature-invalid': 'دستخط میل نہیں کھاتے: دستاویز بدلی گئی ہے، یا اس پر اس کلید سے کبھی دستخط نہیں ہوئے۔',
  'no-issuer-proof': 'دستاویز پر اس کے جاری کنندہ کے دستخط نہیں۔',
  'unknown-cryptosuite': 'دستاویز پر ایسے طریقے سے دستخط ہیں جو یہاں معلوم نہیں۔',
  'signer-nonexistent': 'اس میں بتایا گیا جاری کنندہ موجود نہیں، اس لیے کوئی دستخط اس کے نہیں ہو سکتے۔',
  'key-not-listed': 'اس پر اس جاری کنندہ کی کلید سے دستخط نہیں ہوئے جس کا اس میں نام ہے۔',
  'key-ended': 'جس کلید سے دستاویز پر دستخط ہوئے، جاری کنندہ نے اسے واپس لے لیا ہے۔',
  'key-unconfirmed': ({ keyId }) =>
    `کاغذ کے الفاظ بالکل وہی ہیں جن پر کلید ${keyId?.split('#')[1]} سے دستخط ہوئے۔ یہ کلید جاری کنندہ کی ہے یا نہیں، یہ ابھی معلوم نہیں ہو سکتا۔`,
  'key-unavailable':
    'جاری کنندہ کی شائع کردہ کلیدوں تک ابھی رسائی نہیں ہو رہی، اس لیے دستخط کی جانچ نہیں ہوئی۔',
  'key-unreadable': 'جس کلید سے دستاویز پر دستخط ہوئے وہ ایسی قسم کی ہے جو یہاں پڑھی نہیں جا سکتی۔',
  'signature-unchecked': 'دستخط کی جانچ نہیں ہو سکتی، کیونکہ دستاویز کی شکل نامعلوم ہے۔',

  'issuer-approved': ({ name }) =>
    `اس پر ${named(name, 'جاری کنندہ')} نے دستخط کیے، جو ایک منظور شدہ ادارہ ہے۔`,
  'issuer-approved-before-theft': ({ name, since }) =>
    `اس پر ${named(name, 'جاری کنندہ')} نے دستخط کیے، جو ایک منظور شدہ ادارہ ہے۔ کلید${on(since)} چوری ہوئی، مگر سرٹیفکیٹ اس سے پہلے سے عوامی لاگ میں ہے۔`,
  'key-not-issuers': 'اس پر اس جاری کنندہ کی کلید سے دستخط نہیں ہوئے جس کا اس میں نام ہے۔',
  'issuer-nonexistent': 'اس میں بتایا گیا جاری کنندہ موجود نہیں۔',
  'issuer-unproven':
    'اس میں ایک منظور شدہ ادارے کو جاری کنندہ بتایا گیا ہے، مگر اس ادارے کے دستخط ثابت نہیں ہوئے۔',
  'issuer-refused': 'جاری کنندہ کی منظوری مسترد کر دی گئی تھی۔',
  'issuer-struck-off': ({ since }) => `جاری کنندہ کا نام${on(since)} خارج کر دیا گیا۔`,
  'key-stolen': ({ since }) => `کلید${on(since)} چوری ہوئی، سرٹیفکیٹ کے لاگ میں درج ہونے سے پہلے۔`,
  'key-stolen-time-unknown': 'کلید چوری ہوئی، اور کوئی ثبوت نہیں کہ سرٹیفکیٹ چوری سے پہلے کا ہے۔',
  'did-unreachable': 'جاری کنندہ کی شائع کردہ کلیدوں تک ابھی رسائی نہیں ہو رہی۔',
  'issuer-unreachable': 'ابھی معلوم نہیں ہو سکتا کہ جاری کنندہ منظور شدہ ہے یا نہیں۔',
  'issuer-unknown': 'جاری کنندہ یہاں معلوم نہیں، اس لیے یہاں کوئی اس کی ضمانت نہیں دے سکتا۔',
  'issuer-not-approved': 'جاری کنندہ منظور شدہ نہیں، یا دستخط کے وقت منظور شدہ نہیں تھا۔',
  'issuer-unvouched':
    'جاری کنندہ کے بارے میں اس سرور کا اپنا ریکارڈ اس کے لاگز سے میل نہیں کھاتا، اس لیے وہ اس کی ضمانت نہیں دیتا۔',

  'within-period': ({ until }) => (until ? `یہ ${day(until)} تک معتبر ہے۔` : 'اس کی میعاد ختم نہیں ہوتی۔'),
  'no-period': 'کوئی میعاد نہیں بتائی گئی۔',
  expired: ({ until }) => `اس کی میعاد${on(until)} ختم ہو گئی۔`,
  'not-yet-valid': ({ from }) => `${day(from)} سے پہلے معتبر نہیں۔`,
  'clock-behind': 'اس ڈیوائس کی گھڑی غلط ہے: جس پر ابھی دستخط ہوئے، اس پر بعد کی تاریخ ہے۔',
  'period-unreadable': 'میعاد پڑھی نہیں جا سکی۔',

  'not-revoked': 'یہ نہ منسوخ ہے نہ معطل۔',
  revoked: ({ at, reason }) => `یہ${on(at)} منسوخ ہوا${because(reason)}`,
  suspended: ({ at, reason }) => `یہ${on(at)} معطل ہوا${because(reason)}`,
  superseded: ({ at, reason }) => `تصحیح شدہ سرٹیفکیٹ نے${on(at)} اس کی جگہ لی${because(reason)}`,
  'status-list-of-another': 'اس کی حیثیت کی فہرست کسی اور جاری کنندہ کی ہے۔',
  'status-list-unreachable': 'منسوخ سرٹیفکیٹس کی فہرست تک ابھی رسائی نہیں ہو رہی۔',
  'status-list-stale': 'منسوخ سرٹیفکیٹس کی فہرست پرانی ہے۔',
  'status-list-unsound':
    'منسوخ سرٹیفکیٹس کی فہرست ویسی نہیں جیسی ہونی چاہیے: خراب، کسی اور قسم کی، یا اس پر درست دستخط نہیں۔',
  'status-type-unknown': ({ type }) =>
    `اس کی حیثیت ایسے طریقے سے رکھی گئی ہے جو یہاں معلوم نہیں${type ? `: ${ownWords(type)}` : ''}۔`,
  'status-entries-too-many': 'اس میں منسوخ سرٹیفکیٹس کی اتنی فہرستوں کا ذکر ہے جتنی یہاں نہیں دیکھی جاتیں۔',
  'status-entry-incomplete':
    'اس میں پوری طرح نہیں لکھا کہ اس کی حیثیت کہاں رکھی ہے، اس لیے حیثیت نہیں دیکھی جا سکتی۔',
  'statements-unreachable': 'جاری کنندہ کے بعد کے بیانات حاصل یا جانچے نہیں جا سکے۔',
  'status-missing': 'اس میں حیثیت کی کسی فہرست کا ذکر نہیں، حالانکہ جاری کنندہ ایسی فہرست رکھتا ہے۔',
  'no-status': 'جاری کنندہ اس کی کوئی حیثیت شائع نہیں کرتا۔',

  logged: ({ index, time, ...witnessed }) =>
    `یہ عوامی لاگ کا اندراج ${index} ہے، جو${on(time)} درج ہوا۔${seen(witnessed)}`,
  'witnesses-missing': ({ quorum, ...witnessed }) =>
    `لاگ کی جس حالت میں یہ ہے اسے بہت کم گواہوں نے دیکھا ہے: ${quorum} ${quorum === '1' ? 'ضروری ہے' : 'ضروری ہیں'}۔${seen(witnessed)}`,
  'log-root-differs': 'اس کا ثبوت لاگ کی اس حالت تک نہیں لے جاتا جس پر دستخط ہیں۔',
  'log-digest-differs': 'اس کی جگہ پر لاگ کا اندراج کسی اور دستاویز کا ہے۔',
  'log-issuer-differs': 'اس کی جگہ پر لاگ کا اندراج کسی اور جاری کنندہ کا ہے۔',
  'checkpoint-forged': 'اس کے ثبوت میں لاگ کی جو حالت ہے اس پر لاگ کے دستخط نہیں۔',
  'checkpoint-unusable': 'اس کا ثبوت خراب ہے، یا اس سائٹ کے لاگ کا نہیں۔',
  'log-unknown': 'اس کے لاگ کی کلید یہاں معلوم نہیں، اس لیے اس کے ثبوت کی جانچ نہیں ہوئی۔',
  'log-key-differs':
    'اس کے لاگ کے لیے بتائی گئی کلید وہ نہیں جس پر آپ بھروسا کرتے ہیں، اس لیے اس کے ثبوت کی جانچ نہیں ہوئی۔',
  'no-log-proof': 'لاگ میں اندراج کا کوئی ثبوت نہیں۔',
  'log-not-applicable': 'اس کا جاری کنندہ عوامی لاگ میں شامل نہیں۔',

  anchored: ({ blockTime }) => `لاگ کی جس حالت میں یہ ہے وہ${on(blockTime)} بلاک چین پر درج ہوئی۔`,
  'anchor-root-differs': 'بلاک چین پر لاگ کی کوئی اور حالت درج ہے۔',
  'chain-unreachable': 'بلاک چین سے ابھی رابطہ نہیں ہو رہا۔',
  'not-anchored': 'لاگ کی جس حالت میں یہ ہے وہ ابھی بلاک چین پر نہیں۔',
  'anchor-not-final': 'بلاک چین پر اس کا اندراج ابھی حتمی نہیں۔',
  'nothing-to-anchor': 'لاگ میں ثابت شدہ اندراج کے بغیر بلاک چین پر دیکھنے کو کچھ نہیں۔',
  'anchor-not-applicable': 'بلاک چین پر دیکھنے کو کوئی اندراج نہیں۔',

  endorsed: ({ name, at }) => `اسے ${named(name, 'ایک تصدیق کنندہ')} نے${on(at)} قبول کیا۔`,
  'endorsed-before-theft': ({ name, at, since }) =>
    `اسے ${named(name, 'ایک تصدیق کنندہ')} نے${on(at)} قبول کیا۔ تصدیق کنندہ کی کلید${on(since)} چوری ہوئی، مگر قبولیت اس سے پہلے سے عوامی لاگ میں ہے۔`,
  'endorsement-key-stolen': ({ since }) =>
    `تصدیق کنندہ کی کلید${on(since)} چوری ہوئی، قبولیت کے لاگ میں درج ہونے سے پہلے۔`,
  'endorsement-time-unknown':
    'تصدیق کنندہ کی کلید چوری ہوئی، اور کوئی ثبوت نہیں کہ قبولیت چوری سے پہلے کی ہے۔',
  'endorsement-digest-differs': 'قبولیت کسی اور دستاویز کی ہے۔',
  'endorsement-forged': 'قبولیت پر تصدیق کنندہ کے درست دستخط نہیں۔',
  'endorsement-withdrawn': 'قبولیت واپس لے لی گئی۔',
  'endorsement-not-in-force': 'قبولیت اس وقت نافذ نہیں۔',
  'verifier-not-entitled': 'قبولیت پر ایسے ادارے کے دستخط ہیں جسے اس کا حق نہیں۔',
  declined: ({ at, reason }) => `تصدیق کنندہ نے${on(at)} اسے مسترد کیا${because(reason)}`,
  'awaiting-decision': 'ابھی کسی تصدیق کنندہ نے اس پر فیصلہ نہیں کیا۔',
  'endorsement-unchecked': 'قبولیت کی ابھی جانچ نہیں ہو سکتی۔',
  'endorsement-not-applicable': 'اس کا جاری کنندہ تصدیق کنندگان کے جائزے میں شامل نہیں۔',

  'not-a-credential': 'اس کی جانچ نہیں ہوئی، کیونکہ دستاویز ڈیجیٹل سند نہیں۔',
  unread: 'اس کی جانچ نہیں ہوئی، کیونکہ جس پر دستخط ہیں وہ پڑھا نہیں جا سکا۔',
  'paper-unread': 'اس کی جانچ نہیں ہوئی، کیونکہ کاغذ بدلا گیا ہے۔',
  'not-worked-on': 'اس کی جانچ نہیں ہوئی، کیونکہ دستاویز کی جانچ میں بہت زیادہ کام لگتا ہے۔',
  internal: 'یہ جانچ نہیں ہو سکی۔',
}

export const { checkSentence, verdictHeadline } = saidFindings(sentences, {
  valid: 'یہ سرٹیفکیٹ معتبر ہے۔',
  invalid: 'یہ سرٹیفکیٹ معتبر نہیں۔',
  cannotTell: (reason) => `ہم یقین سے نہیں کہہ سکتے کہ یہ سرٹیفکیٹ معتبر ہے۔ ${reason}`,
})

/** `20 نومبر، 2026`, with the digits used on all our pages. */
function day(at = ''): string {
  return dayInWords(at, 'ur-PK-u-nu-latn')
}
