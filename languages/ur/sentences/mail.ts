import type { mail as english, MailFailure, MailReason } from '@credenza/schema/sentences/mail'
import type { Twin } from '@credenza/schema/sentences/sentence'

const reasons: Record<MailReason, string> = {
  recipient_refused: 'وصول کنندہ قبول نہیں کیا گیا',
  recipient_put_off: 'وصول کنندہ فی الحال قبول نہیں کیا گیا',
  sender_refused: 'بھیجنے والا قبول نہیں کیا گیا',
  message_refused: 'پیغام قبول نہیں کیا گیا',
  not_an_email_address: 'یہ ای میل ایڈریس نہیں',
  sign_in_refused: 'میل سرور میں سائن ان سے انکار',
  mail_server_not_ready: 'میل سرور تیار نہیں',
  connection_refused: 'کنکشن سے انکار',
  connection_lost: 'کنکشن منقطع ہو گیا',
  no_answer_in_time: 'وقت پر جواب نہیں ملا',
  server_name_not_found: 'سرور کا نام نہیں ملا',
  no_secure_connection: 'محفوظ کنکشن نہیں ہو سکا',
  address_dead: 'پتہ ای میلز قبول نہیں کرتا',
  address_complained: 'وصول کنندہ نے شکایت کی',
  returned: 'ای میل واپس آ گئی',
  pdf_not_sealed: 'اس کے PDF پر مہر نہیں لگ سکتی',
  organisation_suspended: 'ادارہ معطل ہے',
  unexpected_error: 'غیر متوقع خرابی',
}

const inBrackets = (status: number | null): string => (status === null ? '' : ` (${status})`)
const because = ({ reason, status }: MailFailure): string => reasons[reason] + inBrackets(status)
const mails = (count: number): string => (count === 1 ? '1 ای میل منتظر ہے' : `${count} ای میلز منتظر ہیں`)

export const mail: Twin<typeof english> = {
  'mail.failed': because,
  'mail.delivery_refused': ({ status }) =>
    `میل سرور اس ایڈریس کی ای میلز قبول نہیں کرتا${inBrackets(status)}۔ ایڈریس دیکھ لیں۔`,
  'mail.delivery_without_address': 'اس ایڈریس پر ای میل نہیں بھیجی جا سکتی۔ اسے درست کریں۔',
  'mail.delivery_message_refused': ({ status }) => `میل سرور نے یہ ای میل قبول نہیں کی${inBrackets(status)}۔`,
  'mail.delivery_given_up': (failure) => `ای میل ایک دن کے اندر نہیں بھیجی جا سکی: ${because(failure)}۔`,
  'mail.delivery_waits': (failure) =>
    `ای میل ابھی نہیں بھیجی گئی: ${because(failure)}۔ ہم دوبارہ کوشش کریں گے۔`,
  'mail.address_dead':
    'اس پتے پر بھیجی گئی ایک ای میل واپس آ گئی کیونکہ وہاں کوئی ای میل وصول نہیں کرتا، اس لیے مزید نہیں بھیجی جاتیں۔ اس شخص سے دوسرا پتہ پوچھ کر درج کریں۔',
  'mail.address_complained':
    'اس پتے پر بھیجی گئی ایک ای میل کو ناپسندیدہ بتایا گیا، اس لیے مزید نہیں بھیجی جاتیں۔ اس شخص سے دوسرا پتہ پوچھ کر درج کریں، یا ایڈمنسٹریٹر سے کہیں کہ اس پتے کی دوبارہ اجازت دیں۔',
  'mail.delivery_returned': 'ای میل واپس آ گئی۔ پتہ دیکھ لیں، پھر دوبارہ بھیجیں۔',
  'mail.delivery_returns':
    'ای میل واپس آ گئی، مگر پتہ بعد میں کام کر سکتا ہے۔ چند گھنٹوں میں دوبارہ کوشش ہو گی۔',

  'health.mail_stuck': ({ waiting, ...failure }) =>
    `کوئی ای میل نہیں بھیجی جا رہی: ${because(failure)}۔ ${mails(waiting)}۔`,
  'health.mail_failed': ({ failed }) =>
    failed === 1 ? '1 ای میل نہیں بھیجی جا سکی۔' : `${failed} ای میلز نہیں بھیجی جا سکیں۔`,
  'health.mail_late': ({ waiting }) => `${mails(waiting)}، کچھ دس منٹ سے زیادہ عرصے سے۔`,
  'health.mail_waits': ({ waiting }) =>
    waiting === 1 ? '1 ای میل بھیجے جانے کی منتظر ہے۔' : `${waiting} ای میلز بھیجے جانے کی منتظر ہیں۔`,
  'health.mail_ok': 'تمام ای میلز بھیج دی گئی ہیں۔',
}
