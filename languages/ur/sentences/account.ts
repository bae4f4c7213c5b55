import type { account as english } from '@credenza/schema/sentences/account'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { eachLeftToRight, leftToRight, ownWords } from '../../direction.ts'
import { messages } from '../messages.ts'

const duration = (seconds: number): string =>
  seconds < 60 ? `${seconds} سیکنڈ` : `${Math.ceil(seconds / 60)} منٹ`

export const account: Twin<typeof english> = {
  not_signed_in: 'جاری رکھنے کے لیے سائن ان کریں۔',
  'not_signed_in.api_key': `درست API کلید بھیجیں: ${leftToRight('Authorization: Bearer crd_…')}`,
  sign_in_failed: 'ای میل، پاس ورڈ یا کردار درست نہیں۔',
  sign_in_expired: 'سائن ان میں بہت دیر لگ گئی۔ دوبارہ سائن ان کریں۔',
  forbidden: 'آپ کا کردار اس کی اجازت نہیں دیتا۔',
  'forbidden.api_key':
    'API کلیدیں صرف \u200e/v1، \u200e/vc-api اور \u200e/scim/v2 کے تحت کالز کے لیے کام کرتی ہیں۔',
  'forbidden.scope': ({ scopes }) => `اس API کلید کے پاس ${eachLeftToRight(scopes, ' یا ')} کی اجازت نہیں۔`,
  'forbidden.owner_only': 'یہ صرف آپ کے ادارے کا مالک کر سکتا ہے۔',
  'forbidden.member_role': 'آپ کے ادارے میں آپ کا کردار اس کی اجازت نہیں دیتا۔ ادارے کے مالک سے کہیں۔',
  'forbidden.departmental': 'یہ پورے ادارے کے لوگوں اور API کلیدوں کے لیے ہے، شعبوں کے لیے نہیں۔',
  'forbidden.starter_left':
    'جس شخص یا API کلید نے یہ کام شروع کیا تھا، اسے اب اس کی اجازت نہیں۔ جنہیں اجازت ہو، وہ دوبارہ کوشش کر سکتے ہیں۔',
  'forbidden.setup_link_used':
    'یہ سیٹ اپ لنک پہلے ہی استعمال ہو چکا ہے۔ نیا لنک پانے کے لیے سرور دوبارہ چلائیں۔',
  email_taken: messages.emailTaken,
  otp_wrong: messages.otpWrong,
  otp_expired:
    'اس کوڈ کی میعاد ختم ہو چکی ہے یا یہ استعمال ہو چکا ہے۔ نئے کوڈ کے لیے “کوڈ دوبارہ بھیجیں” دبائیں۔',
  'otp_expired.tries': 'بہت زیادہ غلط کوڈ درج کیے گئے۔ نئے کوڈ کے لیے “کوڈ دوبارہ بھیجیں” دبائیں۔',
  reset_token_invalid:
    'پاس ورڈ ری سیٹ کی میعاد ختم ہو چکی ہے یا یہ استعمال ہو چکا ہے۔ اپنی ای میل سے دوبارہ شروع کریں۔',
  'too_many_requests.otp': messages.otpTooSoon,
  'too_many_requests.attempts': ({ seconds }) =>
    `بہت زیادہ کوششیں ہو گئیں۔ ${duration(seconds)} انتظار کریں، پھر دوبارہ کوشش کریں۔`,
  'invalid.password_wrong': 'یہ آپ کا پاس ورڈ نہیں۔ دیکھ کر دوبارہ کوشش کریں۔',
  'invalid.password_initial': messages.initialPasswordAgain,
  'invalid.member_role': 'ایسا کردار چنیں جو آپ کے ادارے میں موجود ہو۔',
  'invalid.password_common':
    'اس پاس ورڈ کا اندازہ لگانا بہت آسان ہے۔ لمبا پاس ورڈ رکھیں، جیسے چار غیر متعلقہ الفاظ۔',
  'invalid.password_known':
    'یہ پاس ورڈ ایسے ناموں سے بنا ہے جن کا اندازہ لگانا آسان ہے۔ کچھ اور رکھیں، جیسے چار غیر متعلقہ الفاظ۔',
  'not_found.session': 'یہ سیشن پہلے ہی ختم ہو چکا ہے۔',
  'not_found.application_request': 'یہ درخواست ختم ہو چکی ہے۔ ایپ میں دوبارہ شروع کریں۔',
  'not_found.application': 'یہ ایپ اب منسلک نہیں۔',
  'not_signed_in.application_token': 'رسائی کا ٹوکن موجود نہیں، ختم ہو چکا ہے یا منسوخ کر دیا گیا ہے۔',
  'forbidden.application_scope': 'رسائی کا یہ ٹوکن اس کی اجازت نہیں دیتا۔',
  'not_found.badge': 'ایسا کوئی بیج نہیں۔',
  'invalid.badge': 'ایسا اوپن بیج 3.0 بھیجیں جس کی شناخت ہو۔',
  'invalid.badge_signature': 'اس بیج کے دستخط کی تصدیق نہیں ہو سکی۔',
  'invalid.badge_schema': 'یہ بیج اس اسکیما کے مطابق نہیں جس کا یہ حوالہ دیتا ہے۔',
  'invalid.badge_app':
    'یہ ایپ اوپن بیج 3.0 کے مطابق بیج نہیں دیتی۔ اس کا پتہ جانچیں، یا بیج کی فائل شامل کریں۔',
  'invalid.badge_visit': 'ایپ نے ہمیں اجازت نہیں دی، یا اس میں دس منٹ سے زیادہ لگے۔ دوبارہ شروع کریں۔',
  'unavailable.badge_app': 'یہ ایپ جواب نہیں دے رہی۔ اس کا پتہ جانچیں، اور چند منٹ بعد دوبارہ کوشش کریں۔',
  'invalid.badge_older': 'اس بیج کا نیا ورژن پہلے سے محفوظ ہے۔',
  'invalid.badge_large': ({ kilobytes }) => `ایک بیج ${kilobytes} KB تک کا ہو سکتا ہے۔`,
  'invalid.badges_full': ({ most }) => `آپ کے پاس پہلے ہی ${most} بیج محفوظ ہیں۔ پہلے کچھ ہٹائیں۔`,
  'invalid.badges_large': ({ megabytes }) =>
    `آپ کے تمام بیج مل کر ${megabytes} MB سے زیادہ نہیں ہو سکتے۔ پہلے کچھ ہٹائیں۔`,
  'invalid.profile':
    'پورا پروفائل بھیجیں۔ اس کی شناخت، نام اور ای میل نہیں بدلے جا سکتے؛ صرف رابطے کی تفصیل، تعارف، تصویر اور نام شامل کیے جا سکتے ہیں۔',

  second_factor_required: 'پہلے پاس‌کی یا آتھینٹیکیٹر ایپ سیٹ اپ کریں۔',
  'second_factor_required.last': 'اسے ہٹانے سے پہلے ایک اور پاس‌کی یا آتھینٹیکیٹر ایپ شامل کریں۔',
  second_factor_stale: 'دوسرے فیکٹر سے تصدیق کریں، پھر دوبارہ کوشش کریں۔',
  second_factor_wrong: 'یہ میل نہیں کھایا۔ دیکھ کر دوبارہ کوشش کریں۔',
  'second_factor_wrong.unknown_passkey': 'اس کردار کا کوئی اکاؤنٹ یہ پاس‌کی استعمال نہیں کرتا۔',
  second_factor_expired: 'سائن ان میں بہت دیر لگی یا بہت سی ناکام کوششیں ہوئیں۔ دوبارہ سائن ان کریں۔',
  'already_exists.passkey': 'یہ پاس‌کی پہلے سے استعمال میں ہے۔',
  'not_found.passkey': 'پاس‌کی نہیں ملی۔',
  'not_found.authenticator_app': 'آپ کی کوئی آتھینٹیکیٹر ایپ سیٹ اپ نہیں۔',

  welcome_ended: 'اس لنک سے اب پاس ورڈ سیٹ نہیں ہو سکتا۔ سائن ان کریں، یا “پاس ورڈ بھول گئے” منتخب کریں۔',
  invitation_ended:
    'اس دعوت کی میعاد ختم ہو چکی ہے، یا یہ استعمال ہو چکی یا واپس لے لی گئی ہے۔ نئی دعوت مانگیں۔',
  'already_exists.invitation': 'اس شخص کو پہلے ہی دعوت دی جا چکی ہے۔ اس کے بجائے دعوت دوبارہ بھیجیں۔',
  'invalid.too_many_colleagues': ({ max }) =>
    `آپ زیادہ سے زیادہ ${max} ساتھی رکھ سکتے ہیں۔ جو جا چکا ہو اسے ہٹا دیں۔`,
  'invalid.assignee': 'ایسے شخص کو منتخب کریں جو آپ کے ادارے میں شامل ہو چکا ہو۔',
  'not_found.invitation': 'دعوت نہیں ملی۔',
  'not_found.colleague': 'ساتھی نہیں ملا۔',

  'not_found.department': 'شعبہ نہیں ملا۔',
  'not_found.in_departments': 'آپ کے شعبوں میں نہیں ملا۔',
  'already_exists.department': ({ name }) => `${ownWords(name)} نام کا شعبہ پہلے سے موجود ہے۔`,
  'invalid.department': 'اپنے ادارے کا کوئی کھلا شعبہ چنیں۔',
  'invalid.department_needed': 'وہ شعبہ چنیں جس میں آپ کام کر رہے ہیں، پھر دوبارہ کوشش کریں۔',
  'invalid.department_itself': 'کوئی اور شعبہ چنیں۔',
  'invalid.too_many_departments': ({ max }) => `آپ زیادہ سے زیادہ ${max} شعبے رکھ سکتے ہیں۔ کچھ کو ضم کریں۔`,
  second_admin_needed:
    'اس کے لیے دو ایڈمنسٹریٹر درکار ہیں۔ آپ کی درخواست درج ہو گئی: کسی دوسرے ایڈمنسٹریٹر کو سات دن کے اندر یہی کرنا ہوگا۔',
  'invalid.one_admin': 'پہلے ایک دوسرا ایڈمنسٹریٹر ہونا چاہیے۔ کسی کو مدعو کریں۔',
}
