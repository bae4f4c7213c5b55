import type { field as english } from '@credenza/schema/sentences/field'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { eachLeftToRight, leftToRight, ownWords } from '../../direction.ts'
import { required, words } from '../field-names.ts'
import { messages } from '../messages.ts'
import { counted } from './counted.ts'

const named = (field: string): string => (field === '' ? 'درخواست' : `“${words(field)}”`)
const placeholders = (names: readonly string[]): string => eachLeftToRight(names.map((name) => `{{${name}}}`))

export const field: Twin<typeof english> = {
  'invalid.required': ({ field }) => required(field),
  'invalid.email_required': messages.signInEmailRequired,
  'invalid.password_required': messages.signInPasswordRequired,
  'invalid.confirm_password_required': 'پاس ورڈ دوبارہ لکھنا ضروری ہے۔',

  'invalid.not_text': ({ field }) => `${named(field)} کا متن ہونا ضروری ہے`,
  'invalid.not_a_number': ({ field }) => `${named(field)} کا عدد ہونا ضروری ہے`,
  'invalid.not_whole': ({ field }) => `${named(field)} کا پورا عدد ہونا ضروری ہے`,
  'invalid.not_a_flag': 'ہاں یا نہیں میں جواب دیں۔',
  'invalid.not_a_list': ({ field }) => `${named(field)} کا فہرست ہونا ضروری ہے`,
  'invalid.not_an_object': ({ field }) => `${named(field)} کا JSON آبجیکٹ ہونا ضروری ہے`,
  'invalid.date_out_of_range': ({ field, from, to }) =>
    `${named(field)} کا ${leftToRight(from)} اور ${leftToRight(to)} کے درمیان ہونا ضروری ہے`,
  'invalid.not_a_date': ({ field }) =>
    `${named(field)} کا تاریخ ہونا ضروری ہے، جیسے ${leftToRight('2025-06-30')}`,
  'invalid.not_a_time': ({ field }) =>
    `${named(field)} کا وقت ہونا ضروری ہے، جیسے ${leftToRight('2025-06-30T08:00:00Z')}`,
  'invalid.not_a_choice': ({ field, choices }) =>
    `${named(field)} کا ان میں سے ایک ہونا ضروری ہے: ${eachLeftToRight(choices)}`,
  'invalid.unknown_members': ({ names }) => `${eachLeftToRight(names)} ہٹا دیں۔`,
  'invalid.form': ({ field }) =>
    `${named(field)} اس شکل میں نہیں جو یہ کال قبول کرتی ہے۔ \u200e/docs دیکھیں۔`,

  'invalid.deployment_id': 'کم از کم ایک ڈپلائمنٹ آئی ڈی لکھیں۔',
  'invalid.provider_address': `عوامی انٹرنیٹ کا ایسا ایڈریس لکھیں جو ${leftToRight('https://')} سے شروع ہو۔`,
  'invalid.email_domain': 'اپنے ای میل ایڈریس میں صرف @ کے بعد کا حصہ لکھیں۔',
  'invalid.host_name': 'ہوسٹ کا نام لکھیں، جیسے certificates.uni.example۔',
  'invalid.too_long': ({ max }) => `زیادہ سے زیادہ ${max} حروف لکھیں۔`,
  'invalid.too_short': ({ min }) => `کم از کم ${min} حروف لکھیں۔`,
  'invalid.too_large': ({ field, max }) => `${named(field)} کا ${max} یا اس سے کم ہونا ضروری ہے`,
  'invalid.too_small': ({ field, min }) => `${named(field)} کا ${min} یا اس سے زیادہ ہونا ضروری ہے`,
  'invalid.too_many': ({ field, max }) =>
    `${named(field)} میں زیادہ سے زیادہ ${counted(max, 'اندراج', 'اندراجات')} کی گنجائش ہے`,
  'invalid.too_few': ({ field, min }) =>
    `${named(field)} میں کم از کم ${counted(min, 'اندراج', 'اندراجات')} کا ہونا ضروری ہے`,

  'invalid.control_characters': 'کنٹرول کیریکٹر ہٹا دیں۔',
  'invalid.lost_letter': 'ہر � کی جگہ وہ حرف لکھیں جو ضائع ہو گیا۔',
  'invalid.web_address_in_name': 'نام سے ویب ایڈریس ہٹا دیں۔',
  'invalid.email': messages.invalidEmail,
  'invalid.nothing_to_change': 'بدلنے کے لیے کم از کم ایک تفصیل منتخب کریں۔',
  'invalid.year': 'درست سال لکھیں۔',
  'invalid.phone': 'درست فون نمبر لکھیں۔',
  'invalid.otp_incomplete': messages.otpIncomplete,
  'invalid.passwords_differ': messages.passwordsDiffer,
  'invalid.ends_before_issue': 'میعاد تاریخِ اجرا سے پہلے ختم نہیں ہو سکتی۔',
  'invalid.date_and_time_needed': 'تاریخ اور وقت لکھیں۔',
  'invalid.arabic_name': 'یہ نام عربی حروف میں لکھیں۔',
  'invalid.colour': 'رنگ کو # اور چھ ہیکسا ڈیسیمل ہندسوں میں لکھیں۔',

  'invalid.label_taken': ({ label }) =>
    `“${ownWords(label)}” اس سرٹیفکیٹ میں پہلے سے موجود ہے۔ اس خانے کو دوسرا نام دیں۔`,

  'invalid.recipient_needed': messages.selectRecipient,
  'invalid.too_many_to_create': ({ max }) => `ایک کال میں زیادہ سے زیادہ ${max} سرٹیفکیٹس بنائیں۔`,
  'invalid.certificate_ids': 'ایک سرٹیفکیٹ کا شناختی نمبر دیں، یا کئی کے شناختی نمبروں کی فہرست۔',
  'invalid.too_many_certificates': ({ max }) => `ایک کال میں زیادہ سے زیادہ ${max} سرٹیفکیٹس کے نام دیں۔`,
  'invalid.verification_data': messages.missingVerificationData,
  'invalid.decision_flag': "فیصلے کی قدر '1' (قبول) یا '2' (مسترد) ہونی چاہیے",
  'invalid.correction_needed': 'بتائیں کہ کیا بدلنا چاہیے۔',
  'invalid.certificates_to_send': 'کم از کم ایک سرٹیفکیٹ بھیجیں۔',
  'invalid.too_many_sent': ({ max }) => `ایک کال میں زیادہ سے زیادہ ${max} سرٹیفکیٹس بھیجیں۔`,
  'invalid.filter_needed': ({ all }) => `کم از کم ایک شرط بھیجیں، یا فلٹر کی جگہ ${leftToRight(all)} بھیجیں۔`,
  'invalid.student_name': 'طالب علم کا شناختی نمبر یا ای میل دیں۔',
  'invalid.students_to_send': 'کم از کم ایک طالب علم بھیجیں۔',
  'invalid.too_many_students_sent': ({ max }) => `ایک کال میں زیادہ سے زیادہ ${max} طلبہ بھیجیں۔`,

  'invalid.more_approvals_than_signers': 'درکار منظوریاں دستخط کنندگان کی تعداد سے زیادہ نہیں ہو سکتیں۔',
  'invalid.amount_needed': '0 سے زیادہ رقم لکھیں۔',
  'invalid.iban': 'یہ IBAN درست نہیں۔ ہر حرف اپنے بینک کی تفصیلات سے ملائیں۔',
  'invalid.bic': 'BIC میں 8 یا 11 حروف اور ہندسے ہوتے ہیں، مثلاً EBILAEADXXX۔',
  'invalid.trn': 'ٹیکس رجسٹریشن نمبر 15 ہندسوں کا ہوتا ہے: یہ 1 سے شروع اور 03 پر ختم ہوتا ہے۔',
  'invalid.vat_percent': '1 سے 100 تک پوری فیصد درج کریں۔',
  'invalid.share_percent': '0 سے 50 تک پوری فیصد درج کریں۔',
  'invalid.vat_reason': 'بتائیں کہ ویٹ کیوں نہیں لگتا: یہ انوائس پر لکھا جاتا ہے۔',
  'invalid.credit_quantity': 'درج کریں کہ کتنے کریڈٹ کرنے ہیں۔',
  'invalid.fee_amount_needed': messages.feeAmountNeeded,
  'invalid.fee_not_whole': messages.onlyNumeric,
  'invalid.fee_too_small': messages.feeTooSmall,
  'invalid.fee_too_large': messages.feeTooLarge,
  'invalid.certificate_type_needed': messages.certificateTypeNeeded,

  'invalid.placeholder': ({ name, known }) =>
    `${leftToRight(`{{${name}}}`)} یہاں استعمال نہیں ہو سکتا۔ ${placeholders(known)} استعمال کریں۔`,
  'invalid.link_placeholder': 'جہاں سرٹیفکیٹ کا لنک آنا چاہیے وہاں {{link}} لکھیں۔',
  'invalid.signers_needed': 'کم از کم ایک دستخط کنندہ منتخب کریں۔',
  'invalid.recipient_repeated': 'ہر وصول کنندہ کا نام صرف ایک بار دیں۔',
  'invalid.scopes_needed': 'کم از کم ایک اجازت منتخب کریں۔',
  'invalid.events_needed': 'کم از کم ایک واقعہ منتخب کریں۔',
  'invalid.webhook_https': `ایسا ایڈریس لکھیں جو ${leftToRight('https://')} سے شروع ہو۔`,
  'invalid.website': `ایسا ایڈریس لکھیں جو ${leftToRight('https://')} یا ${leftToRight('http://')} سے شروع ہو، یا اسے خالی چھوڑیں۔`,
  'invalid.time_zone': 'فہرست میں سے ٹائم زون منتخب کریں۔',
  'invalid.page_link': ({ link }) =>
    `لنک “${leftToRight(link)}” تک نہیں لے جا سکتا۔ ایسا ایڈریس لکھیں جو ${leftToRight('https://')} یا ${leftToRight('mailto:')} سے شروع ہو۔`,
  'invalid.wallet_address': 'ایسا پتہ لکھیں جیسے 0x52908400098527886E0F7030069857D2E4169EE7۔',
  'invalid.wallet_signature': 'پورے دستخط پیسٹ کریں: 0x اور 130 حروف۔',
}
