import type { developer as english } from '@credenza/schema/sentences/developer'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { leftToRight, ownWords } from '../../direction.ts'
import { duration } from './counted.ts'

export const developer: Twin<typeof english> = {
  'invalid.too_many_api_keys': ({ max }) => `لديك ${max} مفتاحًا. ألغِ مفتاحًا لم يعد مستخدمًا.`,
  'invalid.scopes_of_a_verifier': 'لا تحمل مفاتيح جهة التحقق إلا صلاحيتي check و ask.',
  'not_found.api_key': 'لا يوجد مفتاح كهذا.',
  'too_many_requests.api_key': ({ calls, seconds }) =>
    `أجرى مفتاح الواجهة هذا ${calls} طلب خلال دقيقة. تابع بعد ${duration(seconds)}.`,

  'invalid.webhook_credentials': 'احذف اسم المستخدم وكلمة المرور من العنوان، فالرسائل موقّعة.',
  'invalid.webhook_private': 'أدخل عنوانًا على الإنترنت العام.',
  'invalid.webhook_off': 'فعّل الخطاف ثم أرسل تجربة.',
  'invalid.too_many_webhooks': ({ max }) => `لديك ${max} خطافًا. احذف خطافًا لم يعد مستخدمًا.`,
  'invalid.events_of_a_verifier': 'لا تحمل خطافات جهة التحقق إلا أحداث طلباتها من أصحاب الشهادات.',
  'not_found.webhook': 'لا يوجد خطاف كهذا.',
  'not_found.webhook_message': 'لا توجد رسالة كهذه.',

  'too_large.check_files': ({ max }) => `تحقَّق من ${max.toLocaleString('en-GB')} ملف كحد أقصى دفعة واحدة.`,
  'too_large.check_megabytes': ({ max }) => `تحقَّق من ${max} ميغابايت كحد أقصى دفعة واحدة.`,
  'invalid.check_empty': 'لا يوجد ملف للتحقق منه. اختر ملفًا واحدًا على الأقل.',
  'not_found.check': 'لا يوجد تحقق كهذا. تُحذف عمليات التحقق بعد يوم من انتهائها.',
  'not_found.check_report': 'يتوفر التقرير بعد التحقق من كل الملفات.',
  'too_many_requests.checks': 'عمليات التحقق كثيرة الآن. يرجى المحاولة بعد قليل.',

  'not_found.checkpoint': 'لا نقطة مثبّتة بهذا الحجم.',
  'not_found.log_entries': 'لا قيود في هذا السجل بعد.',
  'not_found.tile': 'لا توجد قطعة كهذه.',
  'not_found.later_tile': 'لا توجد هذه القطعة في السجل بعد.',
  'not_found.later_entries': 'لا توجد هذه القيود في السجل بعد.',
  'not_found.signed_checkpoint': 'لم تُوقَّع هنا أي نقطة من هذا السجل.',
  'not_found.publication': 'لا ينشر هذا الموقع شيئًا في هذا العنوان.',
  'not_found.did': 'ليس لدى هذا الخادم معرّف DID كهذا.',
  'not_found.status_list': 'لا توجد قائمة حالة كهذه.',
  'invalid.witness_keys': 'اذكر كل شاهد مرة واحدة، بمفتاح التحقق الخاص به (C2SP، النوع 0x04).',
  'invalid.quorum': 'عدد الشهود أقل من العدد المطلوب توقيعه.',

  'malformed.object': ({ name }) => `يجب أن يكون ${leftToRight(name)} كائن JSON`,
  'malformed.text': ({ name }) => `يجب أن يكون ${leftToRight(name)} نصًا`,
  'malformed.texts': ({ name }) => `يجب أن يكون ${leftToRight(name)} قائمة نصوص`,
  'malformed.credential_status':
    'يجب أن يكون credentialStatus من نوع BitstringStatusListEntry وغرضه revocation.',
  'malformed.status': 'يجب أن تكون قيمة status هي true: الإلغاء نهائي.',
  'malformed.credential': ({ problem }) => `credential:‏ ${ownWords(problem)}`,
  'malformed.credential_issuer': ({ did }) =>
    `credential:‏ يجب أن تكون جهة الإصدار ${leftToRight(did)}، التي يوقّع مفتاحها هنا.`,
  'malformed.credential_proof': 'credential:‏ فيها إثبات لا يمكن قراءته.',
  'malformed.credential_ours': ({ url }) =>
    `credential:‏ يمكن أن تُظن من المستندات التي يصدرها هذا الخادم. لا يمكن هنا توقيع قوائم الحالة، ولا أي مستند معرّفه معرّف شهادة أو يبدأ بـ ${leftToRight(`${url}/`)}.`,
  'not_found.credential': 'لم تصدر هنا وثيقة رقمية بهذا المعرّف ولها حالة.',
}
