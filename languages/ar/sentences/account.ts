import type { account as english } from '@credenza/schema/sentences/account'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { eachLeftToRight, leftToRight, ownWords } from '../../direction.ts'
import { messages } from '../messages.ts'
import { duration } from './counted.ts'

export const account: Twin<typeof english> = {
  not_signed_in: 'سجّل الدخول للمتابعة.',
  'not_signed_in.api_key': `أرسل مفتاح واجهة صالحًا: ${leftToRight('Authorization: Bearer crd_…')}`,
  sign_in_failed: 'البريد الإلكتروني أو كلمة المرور أو الصفة غير صحيحة.',
  sign_in_expired: 'استغرق تسجيل الدخول هذا وقتًا طويلًا. سجّل الدخول من جديد.',
  forbidden: 'صفتك لا تسمح بهذا الإجراء.',
  'forbidden.api_key': 'مفتاح الواجهة يفتح الطلبات التي تبدأ بـ ‎/v1 و‎/vc-api و‎/scim/v2 فقط.',
  'forbidden.scope': ({ scopes }) => `لا يحمل مفتاح الواجهة هذا الصلاحية ${eachLeftToRight(scopes, ' أو ')}.`,
  'forbidden.owner_only': 'هذا متاح لمالك مؤسستك فقط.',
  'forbidden.member_role': 'دورك في مؤسستك لا يسمح بذلك. راجع مالكها.',
  'forbidden.departmental': 'هذا متاح للأشخاص ومفاتيح الواجهة على مستوى المؤسسة كلها، لا على مستوى الأقسام.',
  'forbidden.starter_left':
    'لم يعد مسموحًا لمن بدأ هذا العمل، شخصًا كان أو مفتاحًا للواجهة، أن يتابعه. لمن يُسمح له به أن يعيد المحاولة.',
  'forbidden.setup_link_used': 'استُخدم رابط الإعداد هذا من قبل. أعد تشغيل الخادم للحصول على رابط جديد.',
  email_taken: messages.emailTaken,
  otp_wrong: messages.otpWrong,
  otp_expired: 'استُخدم هذا الرمز أو انتهت صلاحيته. اضغط «إعادة إرسال الرمز» للحصول على رمز جديد.',
  'otp_expired.tries': 'أُدخلت رموز خاطئة كثيرة. اضغط «إعادة إرسال الرمز» للحصول على رمز جديد.',
  reset_token_invalid: 'استُخدم طلب إعادة التعيين هذا أو انتهت صلاحيته. ابدأ من جديد ببريدك الإلكتروني.',
  'too_many_requests.otp': messages.otpTooSoon,
  'too_many_requests.attempts': ({ seconds }) =>
    `محاولات كثيرة. انتظر ${duration(seconds)}، ثم حاول مرة أخرى.`,
  'invalid.password_wrong': 'ليست هذه كلمة مرورك. تأكد منها وحاول من جديد.',
  'invalid.password_initial': messages.initialPasswordAgain,
  'invalid.member_role': 'اختر دورًا متاحًا في مؤسستك.',
  'invalid.password_common':
    'كلمة المرور هذه من أول ما يجرّبه المخمّنون. استخدم كلمة أطول، كأربع كلمات لا صلة بينها.',
  'invalid.password_known':
    'كلمة المرور هذه مؤلفة من أسماء يعرفها الجميع. استخدم غيرها، كأربع كلمات لا صلة بينها.',
  'not_found.session': 'انتهت هذه الجلسة من قبل.',
  'not_found.application_request': 'انتهى هذا الطلب. ابدأ من جديد في التطبيق.',
  'not_found.application': 'لم يعد هذا التطبيق متصلًا.',
  'not_signed_in.application_token': 'رمز الوصول غير موجود أو انتهى أو أُلغي.',
  'forbidden.application_scope': 'لا يسمح رمز الوصول هذا بهذا الطلب.',
  'not_found.badge': 'لا توجد هذه الشارة.',
  'invalid.badge': 'أرسل شارة مفتوحة من الإصدار 3.0 لها معرّف.',
  'invalid.badge_signature': 'تعذّر التحقق من توقيع هذه الشارة.',
  'invalid.badge_schema': 'لا تطابق هذه الشارة المخطط الذي تشير إليه.',
  'invalid.badge_app':
    'لا يتيح هذا التطبيق الشارات المفتوحة من الإصدار 3.0. تحقق من عنوانه، أو أضف ملف شارة.',
  'invalid.badge_visit': 'لم يمنحنا التطبيق إذن الوصول، أو استغرق ذلك أكثر من عشر دقائق. ابدأ من جديد.',
  'unavailable.badge_app': 'لا يستجيب هذا التطبيق. تحقق من عنوانه، وحاول مجددًا بعد بضع دقائق.',
  'invalid.badge_older': 'توجد لديك نسخة أحدث من هذه الشارة.',
  'invalid.badge_large': ({ kilobytes }) => `يمكن أن يصل حجم الشارة إلى ${kilobytes} كيلوبايت.`,
  'invalid.badges_full': ({ most }) => `لديك ${most} شارة محفوظة. احذف بعضها أولًا.`,
  'invalid.badges_large': ({ megabytes }) =>
    `لا يتجاوز حجم شاراتك كلها ${megabytes} ميغابايت. احذف بعضها أولًا.`,
  'invalid.profile':
    'أرسل الملف الشخصي كاملًا. لا يمكن تغيير معرّفه واسمه وبريده، ولا يُضاف إليه إلا بيانات الاتصال والوصف والصورة والأسماء.',

  second_factor_required: 'قم أولًا بإعداد مفتاح مرور أو تطبيق مصادقة.',
  'second_factor_required.last': 'أضف مفتاح مرور آخر أو تطبيق مصادقة قبل إزالة هذا.',
  second_factor_stale: 'أكّد بالعامل الثاني، ثم حاول مرة أخرى.',
  second_factor_wrong: 'لم يتطابق ذلك. تحقق منه وحاول مرة أخرى.',
  'second_factor_wrong.unknown_passkey': 'لا يفتح مفتاح المرور هذا أي حساب بهذه الصفة.',
  second_factor_expired:
    'استغرق تسجيل الدخول هذا وقتًا طويلًا أو كثرت فيه المحاولات الخاطئة. سجّل الدخول من جديد.',
  'already_exists.passkey': 'مفتاح المرور هذا مستخدم بالفعل.',
  'not_found.passkey': 'لا يوجد مفتاح مرور كهذا.',
  'not_found.authenticator_app': 'لا يوجد تطبيق مصادقة.',

  welcome_ended: 'لم يعد هذا الرابط صالحًا لاختيار كلمة مرور. سجّل الدخول أو اختر «نسيت كلمة المرور».',
  invitation_ended: 'استُخدمت هذه الدعوة أو سُحبت أو انتهت صلاحيتها. اطلب دعوة جديدة.',
  'already_exists.invitation': 'دُعي هذا الشخص من قبل. أعد إرسال الدعوة بدلًا من ذلك.',
  'invalid.too_many_colleagues': ({ max }) => `لديك ${max} زميل. أزل من لم يعد يعمل معك.`,
  'invalid.assignee': 'اختر من انضم إلى مؤسستك.',
  'not_found.invitation': 'لا توجد دعوة كهذه.',
  'not_found.colleague': 'لا يوجد زميل كهذا.',

  'not_found.department': 'لا يوجد قسم كهذا.',
  'not_found.in_departments': 'غير موجود في أقسامك.',
  'already_exists.department': ({ name }) => `يوجد قسم باسم ${ownWords(name)} بالفعل.`,
  'invalid.department': 'اختر قسمًا مفتوحًا من أقسام مؤسستك.',
  'invalid.department_needed': 'اختر القسم الذي تعمل فيه، ثم حاول مرة أخرى.',
  'invalid.department_itself': 'اختر قسمًا آخر.',
  'invalid.too_many_departments': ({ max }) => `يمكن أن يكون لديك ${max} من الأقسام على الأكثر. ادمج بعضها.`,
  second_admin_needed: 'يحتاج هذا إلى مسؤولَين. سُجّل طلبك: على مسؤول آخر أن يفعل الأمر نفسه خلال سبعة أيام.',
  'invalid.one_admin': 'لا بد أولًا من مسؤول ثانٍ. ادعُ أحدًا.',
}
