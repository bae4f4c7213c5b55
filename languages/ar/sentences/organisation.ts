import type { organisation as english } from '@credenza/schema/sentences/organisation'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { leftToRight, ownWords } from '../../direction.ts'
import { messages } from '../messages.ts'

/** How an organisation stands, as an adjective. */
const standing: Record<string, string> = {
  registered: 'مسجّلة',
  pending: 'قيد المراجعة',
  returned: 'معادة إلى صاحبها',
  approved: 'معتمدة',
  suspended: 'معلّقة',
}
const named = (status: string): string => standing[status] ?? status

export const organisation: Twin<typeof english> = {
  not_approved: messages.waitForApproval,
  suspended: ({ reason }) => (reason === '' ? 'مؤسستك موقوفة.' : `مؤسستك موقوفة. ${ownWords(reason)}`),
  'suspended.invitation': ({ organisation }) =>
    `${ownWords(organisation)}: هذه المؤسسة موقوفة، ولا يمكن لأحد الانضمام إليها الآن. افتح دعوتك من جديد بعد إعادة تفعيلها.`,
  'suspended.batch': 'أُوقفت مؤسستك قبل إتمام هذا.',
  already_onboarded: 'هذه البيانات لدى المسؤول من قبل.',
  'not_signed_in.application': 'سجّل الدخول لتصحيح طلبك وإرساله من جديد.',
  'forbidden.application': 'هذا ليس طلبك.',
  'already_decided.organisation': ({ status, from, to }) =>
    `هذه المؤسسة ${named(status)}، ولا تصبح ${named(to)} إلا مؤسسة ${named(from)}.`,
  'already_decided.application_changed': 'قُدّم هذا الطلب من جديد. اقرأه مرة أخرى، ثم قرّر.',
  look_alike: ({ name }) => `قد يلتبس هذا الاسم باسم مؤسسة أخرى: ${ownWords(name)}.`,
  'not_found.registration': 'لم يُعثر على هذا التسجيل. ابدأ من جديد ببياناتك.',
  'not_found.organisation': 'لا توجد هذه المؤسسة.',

  'invalid.verifiers_not_approved': 'اختر جهات تحقق معتمدة فقط.',
  'invalid.verifiers_chosen_by_issuers': 'جهات الإصدار وحدها تختار جهات التحقق.',
  'invalid.profile_image_needed': messages.newImageNeeded,
  'invalid.profile_image_size': ({ side }) => `يجب أن يكون مقاس صورة الملف الشخصي ${side} × ${side} بكسل.`,
  'unsupported_type.profile_image': 'يجب أن تكون صورة الملف الشخصي بصيغة JPEG.',
  'too_large.profile_image': ({ kilobytes }) => `يجب أن يقل حجم صورة الملف الشخصي عن ${kilobytes} كيلوبايت.`,

  'not_found.key': 'ليس لدى المؤسسة مفتاح كهذا.',
  'unavailable.key_store': 'مخزن المفاتيح الذي فيه مفتاح توقيعك لا يستجيب. لم يُفقد شيء. حاول بعد قليل.',
  'unavailable.key_refused':
    'مخزن المفاتيح لا يسمح لنا باستخدام مفتاح توقيعك: ربما عُطّل أو حُذف. اسأل من يدير مخزن المفاتيح.',
  'unavailable.key_wrong': 'أجاب مخزن المفاتيح بتوقيع مفتاح آخر، فلم يُستخدم. اسأل من يدير مخزن المفاتيح.',
  'unavailable.key_store_gone': 'مفتاح توقيعك في مخزن مفاتيح لم تعد هذه المنصة متصلة به. اسأل المشغّل.',
  'unavailable.seal':
    'الخدمة التي تختم ملف PDF هذا لا تستجيب. الشهادة نفسها لم تتأثر. حاول مرة أخرى بعد قليل.',
  'unavailable.seal_refused':
    'الخدمة التي تختم ملف PDF هذا لا تعطي ختمها. الشهادة نفسها لم تتأثر. اطلب من المشغّل التحقق من إعدادات الختم.',
  'unavailable.seal_stolen':
    'أبلغت جهة الإصدار عن سرقة المفتاح الذي يختم ملف PDF هذا. الشهادة نفسها لم تتأثر. على جهة الإصدار ترتيب مفتاح آخر للختم.',
  'invalid.seal_remote': 'ختمك لدى مزوّد. شهاداته تأتي من هناك، ومفتاحه يُستبدل هناك.',
  'invalid.store_label': ({ prefix }) =>
    `يجب أن يبدأ الاسم بـ ${leftToRight(prefix)} وألا يحتوي إلا على أحرف لاتينية وأرقام وشرطات وشرطات سفلية، وشرطة مائلة واحدة على الأكثر.`,
  'invalid.store_not_connected': 'هذه المنصة غير متصلة بمخزن المفاتيح هذا.',
  'invalid.store_key_unknown': 'ليس في مخزن المفاتيح مفتاح بهذا الاسم، أو أنه لا يسمح لهذه المنصة باستخدامه.',
  'invalid.store_key_kind': ({ algorithm }) => `اختر مفتاح ${leftToRight(algorithm)}.`,
  'invalid.store_key_used': 'استُخدم هذا المفتاح للتوقيع هنا من قبل. أنشئ مفتاحًا جديدًا.',
  'invalid.theft_in_future': 'هذا الوقت في المستقبل. اختر وقتًا مضى.',
  'invalid.theft_before_key': 'لم يكن المفتاح موجودًا في ذلك الوقت.',
  'invalid.theft_later': 'أُعلن وقت أسبق من قبل. يمكن تقديمه ولا يمكن تأخيره.',

  held: 'بيانات هذا الشخص محفوظة بأمر قانوني. ارفع الحفظ أولاً.',
  'not_found.breach': 'لم يُعثر على ملف الخرق.',
  'already_decided.breach_closed': 'هذا الملف مغلق.',
  'not_found.hold': 'لم يُعثر على أمر الحفظ.',
  'not_found.hold_subject': 'لا يوجد شخص أو مؤسسة بهذا المعرّف.',
  'invalid.retention_days': ({ least, most }) => `اختر من ${least} إلى ${most} يومًا.`,
}
