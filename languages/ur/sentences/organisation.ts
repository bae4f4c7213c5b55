import type { organisation as english } from '@credenza/schema/sentences/organisation'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { leftToRight, ownWords } from '../../direction.ts'
import { messages } from '../messages.ts'

const standing: Record<string, string> = {
  registered: 'رجسٹرڈ',
  pending: 'زیر التوا',
  returned: 'واپس شدہ',
  approved: 'منظور شدہ',
  suspended: 'معطل',
}
const named = (status: string): string => standing[status] ?? status

export const organisation: Twin<typeof english> = {
  not_approved: messages.waitForApproval,
  suspended: ({ reason }) =>
    reason === '' ? 'آپ کا ادارہ معطل ہے۔' : `آپ کا ادارہ معطل ہے۔ ${ownWords(reason)}`,
  'suspended.invitation': ({ organisation }) =>
    `${ownWords(organisation)} معطل ہے، اس لیے ابھی کوئی اس میں شامل نہیں ہو سکتا۔ بحالی کے بعد اپنی دعوت دوبارہ کھولیں۔`,
  'suspended.batch': 'یہ کام ہونے سے پہلے آپ کا ادارہ معطل ہو گیا۔',
  already_onboarded: 'ایڈمنسٹریٹر پہلے ہی ان تفصیلات کا جائزہ لے رہا ہے۔',
  'not_signed_in.application': 'اپنی درخواست درست کر کے دوبارہ جمع کرانے کے لیے سائن ان کریں۔',
  'forbidden.application': 'یہ آپ کی درخواست نہیں۔',
  'already_decided.organisation': ({ status, from, to }) =>
    `یہ ادارہ ${named(status)} ہے؛ صرف ${named(from)} ادارہ ${named(to)} ہو سکتا ہے۔`,
  'already_decided.application_changed':
    'یہ درخواست دوبارہ جمع کرائی گئی ہے۔ اسے پھر سے پڑھیں، پھر فیصلہ کریں۔',
  look_alike: ({ name }) => `یہ نام ایک اور ادارے کے نام سے بہت ملتا جلتا ہے: ${ownWords(name)}۔`,
  'not_found.registration': 'رجسٹریشن نہیں ملی۔ اپنی تفصیلات سے دوبارہ شروع کریں۔',
  'not_found.organisation': 'ادارہ نہیں ملا۔',

  'invalid.verifiers_not_approved': 'صرف منظور شدہ تصدیق کنندگان منتخب کریں۔',
  'invalid.verifiers_chosen_by_issuers': 'تصدیق کنندگان صرف جاری کنندگان منتخب کرتے ہیں۔',
  'invalid.profile_image_needed': messages.newImageNeeded,
  'invalid.profile_image_size': ({ side }) => `پروفائل تصویر کا سائز ${side} × ${side} پکسل ہونا چاہیے۔`,
  'unsupported_type.profile_image': 'پروفائل تصویر JPEG ہونی چاہیے۔',
  'too_large.profile_image': ({ kilobytes }) => `پروفائل تصویر ${kilobytes} کلو بائٹ سے کم ہونی چاہیے۔`,

  'not_found.key': 'ادارے کے پاس ایسی کوئی کلید نہیں۔',
  'unavailable.key_store':
    'جس ذخیرے میں آپ کی دستخط کی کلید ہے وہ جواب نہیں دے رہا۔ کچھ ضائع نہیں ہوا۔ تھوڑی دیر میں دوبارہ کوشش کریں۔',
  'unavailable.key_refused':
    'کلیدوں کا ذخیرہ ہمیں آپ کی دستخط کی کلید استعمال نہیں کرنے دیتا: شاید وہ بند یا حذف کر دی گئی ہے۔ ذخیرہ چلانے والے سے پوچھیں۔',
  'unavailable.key_wrong':
    'کلیدوں کے ذخیرے نے کسی اور کلید کے دستخط سے جواب دیا۔ اسے استعمال نہیں کیا گیا۔ ذخیرہ چلانے والے سے پوچھیں۔',
  'unavailable.key_store_gone':
    'آپ کی دستخط کی کلید ایسے ذخیرے میں ہے جس سے یہ نظام اب جڑا ہوا نہیں ہے۔ آپریٹر سے پوچھیں۔',
  'unavailable.seal':
    'اس PDF پر مہر لگانے والی سروس جواب نہیں دے رہی۔ سرٹیفکیٹ پر کوئی اثر نہیں پڑا۔ تھوڑی دیر بعد دوبارہ کوشش کریں۔',
  'unavailable.seal_refused':
    'اس PDF پر مہر لگانے والی سروس مہر نہیں دے رہی۔ سرٹیفکیٹ پر کوئی اثر نہیں پڑا۔ آپریٹر سے مہر کی سیٹنگز دیکھنے کو کہیں۔',
  'unavailable.seal_stolen':
    'جاری کنندہ نے بتایا ہے کہ اس PDF پر مہر لگانے والی کلید چوری ہو گئی ہے۔ سرٹیفکیٹ پر کوئی اثر نہیں پڑا۔ جاری کنندہ کو مہر کے لیے دوسری کلید کا انتظام کرنا ہوگا۔',
  'invalid.seal_remote':
    'آپ کی مہر ایک فراہم کنندہ کے پاس ہے۔ اس کے سرٹیفکیٹ وہیں سے آتے ہیں اور اس کی کلید وہیں بدلی جاتی ہے۔',
  'invalid.store_label': ({ prefix }) =>
    `نام ${leftToRight(prefix)} سے شروع ہونا چاہیے اور اس میں صرف لاطینی حروف، ہندسے، ہائفن، انڈر اسکور اور زیادہ سے زیادہ ایک سلیش ہو۔`,
  'invalid.store_not_connected': 'یہ نظام کلیدوں کے اس ذخیرے سے جڑا ہوا نہیں ہے۔',
  'invalid.store_key_unknown':
    'کلیدوں کے ذخیرے میں اس نام کی کوئی کلید نہیں، یا وہ اس نظام کو اسے استعمال نہیں کرنے دیتا۔',
  'invalid.store_key_kind': ({ algorithm }) => `${leftToRight(algorithm)} کلید منتخب کریں۔`,
  'invalid.store_key_used': 'اس کلید سے یہاں پہلے ہی دستخط ہو چکے ہیں۔ نئی کلید بنائیں۔',
  'invalid.theft_in_future': 'گزرا ہوا وقت منتخب کریں۔',
  'invalid.theft_before_key': 'اس وقت یہ کلید موجود نہیں تھی۔',
  'invalid.theft_later': 'اس سے پہلے کا وقت بتایا جا چکا ہے۔ آپ اسے پیچھے لے جا سکتے ہیں، آگے نہیں۔',

  held: 'اس شخص کا ڈیٹا قانونی طور پر محفوظ رکھا گیا ہے۔ پہلے یہ پابندی ہٹائیں۔',
  'not_found.breach': 'خلاف ورزی کا کیس نہیں ملا۔',
  'already_decided.breach_closed': 'یہ کیس بند ہے۔',
  'not_found.hold': 'پابندی نہیں ملی۔',
  'not_found.hold_subject': 'اس شناخت کا کوئی شخص یا ادارہ نہیں ہے۔',
  'invalid.retention_days': ({ least, most }) => `${least} سے ${most} دن تک چنیں۔`,
}
