import type { http as english } from '@credenza/schema/sentences/http'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { leftToRight } from '../../direction.ts'
import { messages } from '../messages.ts'

export const http: Twin<typeof english> = {
  malformed: 'تعذّرت قراءة الطلب: أرسل JSON سليم الصيغة.',
  'malformed.empty_body': 'الطلب فارغ. أرسل كائن JSON.',
  'malformed.control_characters': 'أزل رموز التحكم من الطلب.',
  'malformed.not_utf8': 'الطلب ليس بترميز UTF-8. أعد إرساله بترميز UTF-8.',
  'malformed.repeated_member': 'في JSON اسم واحد لقيمتين. أرسل كل اسم مرة واحدة.',
  'invalid.no_certificate':
    'لا توجد هنا شهادة يمكننا قراءتها، وهذا لا يعني شيئًا عن أي شهادة. أرسل وثيقة رقمية أو ملف شهادة أو ملف PDF أو صورة أو عرضًا فيه شهادة أو رابطًا من روابطنا.',
  'invalid.link_incomplete': 'الرابط ناقص: الجزء الذي بعد # هو ما يفتح الشهادة. أرسل الرابط كاملًا.',
  'invalid.cursor':
    'يجب أن تكون قيمة cursor هي nextCursor من الإجابة السابقة، مع القائمة والترتيب والتصفية نفسها. احذفها للبدء من جديد.',
  'malformed.last_event_id': 'يجب أن تكون قيمة Last-Event-ID معرّف حدث سابق.',
  'malformed.upload': 'لم تُقرأ الاستمارة حتى نهايتها. أرسلها مجددًا.',
  idempotency_key_invalid: 'يجب أن تتألف قيمة Idempotency-Key من 1 إلى 200 رمز مقروء دون مسافات.',
  idempotency_key_reused: 'استُخدمت قيمة Idempotency-Key هذه لطلب آخر. أرسل قيمة جديدة.',
  request_in_progress: 'ما زال الطلب نفسه قيد التنفيذ. حاول بعد قليل.',
  not_found: 'لا يوجد شيء في هذا العنوان.',
  'not_found.call': ({ method, path }) =>
    `لا يوجد ${leftToRight(`${method} ${path}`)}. الطلبات المتاحة مذكورة في ‎/docs.`,
  'not_found.file': 'لا يوجد ملف كهذا.',
  'not_found.phone_wallet': 'لا توقّع هذه المنصة بطاقات لهذه المحفظة.',
  'not_found.wallet_offer': 'استُخدم هذا العرض أو انتهى أو لم يوجد قط. أنشئ عرضًا جديدًا.',
  'not_found.site_page': 'لم تُكتب هذه الصفحة.',
  'not_found.mail': 'لا توجد رسالة كهذه.',
  too_large: 'الطلب أكبر من المسموح.',
  'too_large.files': 'ملفات كثيرة جدًا',
  'too_large.form_field': 'أحد الحقول أطول من المسموح.',
  'too_large.document': messages.fileTooLarge,
  'too_large.headers': 'ترويسات الطلب أكبر من 16 كيلوبايت.',
  unsupported_type: 'أرسل JSON (Content-Type: application/json)، أو استمارة multipart حيث يُطلب ملف.',
  'unsupported_type.not_a_form': 'أرسل استمارة multipart (multipart/form-data).',
  'unsupported_type.document': 'يجب أن يكون الملف من نوع pdf أو jpg أو png',
  'unsupported_type.encoding': ({ encoding }) =>
    `أرسل محتوى الطلب دون ضغط: ${leftToRight(encoding)} غير مقبول.`,
  too_many_requests: 'محاولات كثيرة. انتظر دقيقة، ثم حاول مرة أخرى.',
  'too_many_requests.streams': 'القنوات الحية المفتوحة كثيرة. أغلق إحداها، أو حاول لاحقًا.',
  'too_many_requests.drawings': 'يجري الآن إعداد وثائق كثيرة. يرجى المحاولة بعد قليل.',
  'too_many_requests.searches': 'عمليات البحث كثيرة الآن. يرجى المحاولة بعد قليل.',
  internal: ({ number }) => `${messages.somethingWrong} إذا تكرر ذلك، فأخبرنا بهذا الرقم: ${number}`,
  unavailable: 'الخدمة قيد إعادة التشغيل. يرجى المحاولة بعد قليل.',
  'unavailable.writes': 'لا يمكن حفظ أي شيء الآن، لكن القراءة والتحقق مستمران. يرجى المحاولة بعد بضع دقائق.',
  busy: 'العمليات كثيرة الآن. يرجى المحاولة بعد قليل.',
}
