import type { field as english } from '@credenza/schema/sentences/field'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { eachLeftToRight, leftToRight, ownWords } from '../../direction.ts'
import { required, words } from '../field-names.ts'
import { messages } from '../messages.ts'

const named = (field: string): string => (field === '' ? 'الطلب' : `الحقل «${words(field)}»`)
const placeholders = (names: readonly string[]): string => eachLeftToRight(names.map((name) => `{{${name}}}`))

export const field: Twin<typeof english> = {
  'invalid.required': ({ field }) => required(field),
  'invalid.email_required': messages.signInEmailRequired,
  'invalid.password_required': messages.signInPasswordRequired,
  'invalid.confirm_password_required': 'تأكيد كلمة المرور مطلوب.',

  'invalid.not_text': ({ field }) => `يجب أن يكون ${named(field)} نصًا`,
  'invalid.not_a_number': ({ field }) => `يجب أن يكون ${named(field)} رقمًا`,
  'invalid.not_whole': ({ field }) => `يجب أن يكون ${named(field)} رقمًا صحيحًا`,
  'invalid.not_a_flag': 'أجب بنعم أو لا.',
  'invalid.not_a_list': ({ field }) => `يجب أن يكون ${named(field)} قائمة`,
  'invalid.not_an_object': ({ field }) => `يجب أن يكون ${named(field)} كائن JSON`,
  'invalid.date_out_of_range': ({ field, from, to }) =>
    `يجب أن يكون ${named(field)} بين ${leftToRight(from)} و${leftToRight(to)}`,
  'invalid.not_a_date': ({ field }) => `يجب أن يكون ${named(field)} تاريخًا، مثل ${leftToRight('2025-06-30')}`,
  'invalid.not_a_time': ({ field }) =>
    `يجب أن يكون ${named(field)} وقتًا، مثل ${leftToRight('2025-06-30T08:00:00Z')}`,
  'invalid.not_a_choice': ({ field, choices }) =>
    `يجب أن يكون ${named(field)} أحد هذه: ${eachLeftToRight(choices)}`,
  'invalid.unknown_members': ({ names }) => `احذف ${eachLeftToRight(names)}.`,
  'invalid.form': ({ field }) => `صيغة ${named(field)} غير مقبولة هنا. راجع ‎/docs.`,

  'invalid.deployment_id': 'أدخل معرّف نشر واحدًا على الأقل.',
  'invalid.provider_address': `أدخل عنوانًا على الإنترنت العام يبدأ بـ ${leftToRight('https://')}.`,
  'invalid.email_domain': 'أدخل فقط ما يلي @ في عناوين بريدك الإلكتروني.',
  'invalid.host_name': 'أدخل اسم مضيف، مثل certificates.uni.example.',
  'invalid.too_long': ({ max }) => `اكتب ما لا يزيد على ${max} من الأحرف.`,
  'invalid.too_short': ({ min }) => `استخدم ${min} أحرف على الأقل.`,
  'invalid.too_large': ({ field, max }) => `يجب ألا يتجاوز ${named(field)} ‏${max}`,
  'invalid.too_small': ({ field, min }) => `يجب ألا يقل ${named(field)} عن ${min}`,
  'invalid.too_many': ({ field, max }) => `أقصى عدد للعناصر في ${named(field)} هو ${max}`,
  'invalid.too_few': ({ field, min }) => `أدنى عدد للعناصر في ${named(field)} هو ${min}`,

  'invalid.control_characters': 'أزل رموز التحكم.',
  'invalid.lost_letter': 'استبدل كل � بالحرف الذي ضاع.',
  'invalid.web_address_in_name': 'أزل عنوان الويب من الاسم.',
  'invalid.email': messages.invalidEmail,
  'invalid.nothing_to_change': 'اختر بيانًا واحدًا على الأقل لتغييره.',
  'invalid.year': 'أدخل سنة صحيحة.',
  'invalid.phone': 'أدخل رقم هاتف صحيحًا.',
  'invalid.otp_incomplete': messages.otpIncomplete,
  'invalid.passwords_differ': messages.passwordsDiffer,
  'invalid.ends_before_issue': 'لا يمكن أن تنتهي قبل تاريخ إصدارها.',
  'invalid.date_and_time_needed': 'أدخل التاريخ والوقت.',
  'invalid.arabic_name': 'اكتب هذا الاسم بحروف عربية.',
  'invalid.colour': 'اكتب اللون بعلامة # وستة أرقام ست عشرية.',

  'invalid.label_taken': ({ label }) =>
    `الحقل «${ownWords(label)}» موجود في هذه الشهادة. سمِّ هذا الحقل باسم آخر.`,

  'invalid.recipient_needed': messages.selectRecipient,
  'invalid.too_many_to_create': ({ max }) => `أنشئ ${max} شهادة على الأكثر في الطلب الواحد.`,
  'invalid.certificate_ids': 'اذكر معرّف شهادة واحدة، أو قائمة بمعرّفات عدة شهادات.',
  'invalid.too_many_certificates': ({ max }) => `اذكر ${max} شهادة على الأكثر في الطلب الواحد.`,
  'invalid.verification_data': messages.missingVerificationData,
  'invalid.decision_flag': "يجب أن تكون قيمة القرار '1' (قبول) أو '2' (رفض)",
  'invalid.correction_needed': 'اذكر ما يجب تغييره.',
  'invalid.certificates_to_send': 'أرسل شهادة واحدة على الأقل.',
  'invalid.too_many_sent': ({ max }) => `أرسل ${max} شهادة على الأكثر في الطلب الواحد.`,
  'invalid.filter_needed': ({ all }) => `أرسل شرطًا واحدًا على الأقل، أو ${leftToRight(all)} بدل عامل التصفية.`,
  'invalid.student_name': 'حدّد الطالب بمعرّفه أو ببريده الإلكتروني.',
  'invalid.students_to_send': 'أرسل طالبًا واحدًا على الأقل.',
  'invalid.too_many_students_sent': ({ max }) => `أرسل ${max} طالب على الأكثر في الطلب الواحد.`,

  'invalid.more_approvals_than_signers': 'لا يمكن أن يزيد عدد الموافقات المطلوبة على عدد الموقّعين.',
  'invalid.amount_needed': 'أدخل مبلغًا أكبر من 0.',
  'invalid.iban': 'رقم الآيبان هذا غير صحيح. قارنه بخطاب المصرف حرفًا حرفًا.',
  'invalid.bic': 'يتكوّن رمز BIC من 8 أو 11 حرفًا لاتينيًا ورقمًا، مثل EBILAEADXXX.',
  'invalid.trn': 'يتكوّن رقم التسجيل الضريبي من 15 رقمًا، يبدأ بـ 1 وينتهي بـ 03.',
  'invalid.vat_percent': 'أدخل نسبة مئوية صحيحة من 1 إلى 100.',
  'invalid.share_percent': 'أدخل نسبة مئوية صحيحة من 0 إلى 50.',
  'invalid.vat_reason': 'اذكر سبب عدم فرض ضريبة القيمة المضافة، فهو يظهر في الفواتير.',
  'invalid.credit_quantity': 'أدخل العدد المراد إصدار إشعار دائن به.',
  'invalid.fee_amount_needed': messages.feeAmountNeeded,
  'invalid.fee_not_whole': messages.onlyNumeric,
  'invalid.fee_too_small': messages.feeTooSmall,
  'invalid.fee_too_large': messages.feeTooLarge,
  'invalid.certificate_type_needed': messages.certificateTypeNeeded,

  'invalid.placeholder': ({ name, known }) =>
    `لا يمكن استخدام ${leftToRight(`{{${name}}}`)} هنا. استخدم ${placeholders(known)}.`,
  'invalid.link_placeholder': 'اكتب {{link}} حيث يجب أن يظهر رابط الشهادة.',
  'invalid.signers_needed': 'اختر موقّعًا واحدًا على الأقل.',
  'invalid.recipient_repeated': 'اذكر كل مستلم مرة واحدة فقط.',
  'invalid.scopes_needed': 'اختر صلاحية واحدة على الأقل.',
  'invalid.events_needed': 'اختر حدثًا واحدًا على الأقل.',
  'invalid.webhook_https': `أدخل عنوانًا يبدأ بـ ${leftToRight('https://')}.`,
  'invalid.website': `أدخل عنوانًا يبدأ بـ ${leftToRight('https://')} أو ${leftToRight('http://')}، أو اتركه فارغًا.`,
  'invalid.time_zone': 'اختر منطقة زمنية من القائمة.',
  'invalid.page_link': ({ link }) =>
    `لا يمكن أن يؤدي رابط إلى «${leftToRight(link)}». استخدم عنوانًا يبدأ بـ ${leftToRight('https://')} أو ${leftToRight('mailto:')}.`,
  'invalid.wallet_address': 'أدخل عنوانًا مثل 0x52908400098527886E0F7030069857D2E4169EE7.',
  'invalid.wallet_signature': 'ألصق التوقيع كاملًا: 0x ثم 130 رمزًا.',
}
