import type { mail as english, MailFailure, MailReason } from '@credenza/schema/sentences/mail'
import type { Twin } from '@credenza/schema/sentences/sentence'

const reasons: Record<MailReason, string> = {
  recipient_refused: 'رُفض المستلم',
  recipient_put_off: 'أُجّل المستلم',
  sender_refused: 'رُفض المرسل',
  message_refused: 'رُفضت الرسالة',
  not_an_email_address: 'ليس عنوان بريد إلكتروني',
  sign_in_refused: 'رُفض تسجيل الدخول إلى خادم البريد',
  mail_server_not_ready: 'خادم البريد غير جاهز',
  connection_refused: 'رُفض الاتصال',
  connection_lost: 'انقطع الاتصال',
  no_answer_in_time: 'لا استجابة في الوقت المحدد',
  server_name_not_found: 'اسم الخادم غير موجود',
  no_secure_connection: 'لا يوجد اتصال آمن',
  address_dead: 'العنوان لا يستقبل رسائل',
  address_complained: 'اشتكى المستلم',
  returned: 'أُعيدت الرسالة',
  pdf_not_sealed: 'لا يمكن ختم ملف PDF المرفق بها',
  organisation_suspended: 'المؤسسة موقوفة',
  unexpected_error: 'خطأ غير متوقع',
}

const inBrackets = (status: number | null): string => (status === null ? '' : ` (${status})`)
const because = ({ reason, status }: MailFailure): string => reasons[reason] + inBrackets(status)

export const mail: Twin<typeof english> = {
  'mail.failed': because,
  'mail.delivery_refused': ({ status }) =>
    `خادم بريد هذا العنوان لا يقبل رسائل إليه${inBrackets(status)}. تحقّق من البريد الإلكتروني.`,
  'mail.delivery_without_address': 'لا يمكن الإرسال إلى هذا العنوان. صحّحه.',
  'mail.delivery_message_refused': ({ status }) => `رفض خادم البريد هذه الرسالة${inBrackets(status)}.`,
  'mail.delivery_given_up': (failure) => `لم تُرسَل الرسالة خلال يوم: ${because(failure)}.`,
  'mail.delivery_waits': (failure) => `لم تُرسَل الرسالة بعد: ${because(failure)}. ستُعاد المحاولة.`,
  'mail.address_dead':
    'أُعيدت رسالة أُرسلت إلى هذا العنوان لأن لا أحد يستقبل البريد عليه، ولذلك لن تُرسَل إليه رسائل أخرى. اطلب من الشخص عنوانًا آخر وأدخله.',
  'mail.address_complained':
    'أُبلغ عن رسالة أُرسلت إلى هذا العنوان بأنها غير مرغوب فيها، ولذلك لن تُرسَل إليه رسائل أخرى. اطلب من الشخص عنوانًا آخر وأدخله، أو اطلب من المسؤول السماح بهذا العنوان من جديد.',
  'mail.delivery_returned': 'أُعيدت الرسالة. تحقّق من العنوان، ثم أعد إرسالها.',
  'mail.delivery_returns': 'أُعيدت الرسالة، لكن قد يعمل العنوان لاحقًا. ستُعاد المحاولة بعد بضع ساعات.',

  'health.mail_stuck': ({ waiting, ...failure }) =>
    `لا تُرسَل أي رسالة: ${because(failure)}. رسائل في الانتظار: ${waiting}.`,
  'health.mail_failed': ({ failed }) => `رسائل تعذّر إرسالها: ${failed}.`,
  'health.mail_late': ({ waiting }) => `رسائل في الانتظار: ${waiting}، بعضها منذ أكثر من عشر دقائق.`,
  'health.mail_waits': ({ waiting }) => `رسائل في انتظار الإرسال: ${waiting}.`,
  'health.mail_ok': 'أُرسلت كل الرسائل.',
}
