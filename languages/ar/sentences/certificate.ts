import type { certificate as english } from '@credenza/schema/sentences/certificate'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { ownWords } from '../../direction.ts'
import { messages } from '../messages.ts'

export const certificate: Twin<typeof english> = {
  'not_found.certificate': messages.certificateNotFound,
  not_signed: 'لم توقّع جهة الإصدار هذه الشهادة بعد.',
  letter_required: 'رفع مستخدم هذه الشهادة. وثّقها وحدها مع خطاب تفويض.',
  already_signed: 'الشهادة موثّقة من قبل',
  'already_signed.meanwhile': 'كانت موقّعة من قبل.',
  'already_signed.to_delete': 'لا يمكن حذف شهادة موقّعة. ألغِها بدلًا من ذلك.',
  already_decided: 'تم البتّ في هذه الشهادة من قبل، والقرار الأول هو النافذ.',
  'already_decided.meanwhile': 'كان قد بُتّ فيها من قبل.',
  not_accepted: 'لم تقبل أي جهة تحقق هذه الشهادة.',
  not_recorded: 'يجري تسجيل الشهادة على البلوك تشين. حاول بعد قليل.',
  already_transferred: 'تم نقل هذه الشهادة من قبل.',
  'already_transferred.final': 'لا يمكن التراجع عن النقل.',
  already_suspended: 'هذه الشهادة معلّقة من قبل.',
  not_suspended: 'هذه الشهادة غير معلّقة.',
  certificate_suspended: 'هذه الشهادة معلّقة. يجب أن تُنهي جهة الإصدار تعليقها أولًا.',
  issuer_suspended: 'جهة إصدار هذه الشهادة موقوفة. يمكنك البتّ فيها بعد إعادة تفعيلها.',
  key_compromised: 'وُقّعت بمفتاح سُرق لاحقًا. على جهة إصدارها إصدارها من جديد.',
  already_superseded: 'حلّت محل هذه الشهادة شهادة مصحّحة.',
  already_revoked: 'هذه الشهادة ملغاة.',

  approval_required: 'تحتاج هذه الشهادة أولًا إلى موافقة الموقّعين لديك. اطلب موافقتهم.',
  'approval_required.by_rule': 'لا توقّع مؤسستك شيئًا من دون موافقة موقّعيها. أصدِره شهادةً.',
  approval_changed: 'تغيّر شيء منذ عُرض عليك هذا، فلم تعد الموافقات السابقة محسوبة. اطّلع عليه من جديد.',
  approval_ended: 'انتهى طلب الموافقة هذا.',
  'forbidden.holder_key': 'لا يمكن إلا لصاحب الشهادة أن يطلب ربطها بمفتاح.',
  'forbidden.ruled_category': 'مالك مؤسستك وحده يستطيع تغيير اسم فئة لها قاعدة موافقات.',
  'forbidden.not_asked': 'لست من الموقّعين المطلوب منهم الموافقة على هذا.',
  'forbidden.uploaded': 'رفع طالب هذه الشهادة، فلا يمكنك حذفها.',
  'not_found.approval': 'لم يُعثر على طلب الموافقة.',
  'invalid.approval_not_needed': 'لا تحتاج أي من هذه الشهادات إلى موافقة.',
  'invalid.approval_asked': 'سبق أن طلبت الموافقة على هذه الشهادات.',
  'invalid.too_many_to_approve': ({ max }) => `اطلب الموافقة على ${max} شهادة على الأكثر في المرة الواحدة.`,
  'invalid.signer': 'سمِّ فقط زملاء يحق لهم التوقيع.',
  'invalid.rule_repeated': 'توجد قاعدة لهذه الفئة بالفعل.',

  'invalid.alignment': 'هذا ليس عنوانًا في تصنيف أو سجل يمكن للفئات ذكره. انسخه من هناك.',
  'invalid.no_courses': 'لا تحتوي الشهادة على مقررات، فلا يوجد لها كشف درجات.',
  'invalid.holder_key': 'مفتاح صاحب الشهادة ليس مفتاحًا عامًا على المنحنى P-256.',
  'invalid.certificate_chain':
    'هذه ليست شهادات هذا المفتاح. أرسلها نصًا بصيغة PEM: شهادة المفتاح أولًا، وكل شهادة موقّعة بالتي تليها، وجميعها سارية اليوم.',
  'invalid.certificate_other_key':
    'الشهادة الأولى لمفتاح آخر. اطلب التصديق على طلب الشهادة الموجود في هذه الصفحة، وضع شهادته أولًا.',
  'invalid.certificate_not_in_force': 'انتهت صلاحية إحدى هذه الشهادات أو لم تبدأ بعد.',
  'invalid.certificate_use':
    'لا تسمح هذه الشهادة بتوقيع المستندات. اطلب من الجهة شهادة للتوقيعات أو الأختام الرقمية.',
  'invalid.recipient': 'هذا المستلم ليس من طلابك.',
  'invalid.certificate_type': 'اختر نوع الشهادة من فئاتك.',
  'invalid.public_key': 'هذا المفتاح العام ليس مفتاح مؤسستك. انسخ عنوان المحفظة من «ملفي الشخصي».',
  'invalid.digital_signature': 'هذا التوقيع الرقمي ليس توقيع مؤسستك. انسخه من «ملفي الشخصي».',
  missing_glyph: ({ characters }) =>
    `خطوط الشهادات لا ترسم ${characters.map(ownWords).join('، ')}. اكتب النص بحروف أخرى.`,
  'not_found.document': 'مُحيت وثيقة هذه الشهادة.',
  'unavailable.documents': 'تعذّر الوصول إلى مخزن الوثائق حاليًا. حاول بعد قليل.',
  'unavailable.certificate': 'تعذّر الوصول حاليًا إلى قاعدة البيانات التي تحفظ هذه الشهادة. حاول بعد قليل.',
  'unavailable.transfer': 'رفضت البلوك تشين عملية النقل. تم إبلاغ المشغّل ولم يُفقد شيء.',

  recall_ended: 'فات وقت التراجع عن هذه العملية.',
  'invalid.nothing_selected': 'لا شيء يطابق هذا الاختيار.',
  'not_found.batch': 'لا توجد هذه العملية.',
  'not_found.batch_file': 'لا ملف لهذه العملية. يتوفر الملف بعد انتهائها، لمدة 24 ساعة.',

  share_link_ended: 'لم يعد هذا الرابط يعمل. اطلب رابطًا جديدًا ممن أرسله.',
  'not_found.share_link': 'لا يوجد رابط كهذا.',
  'too_many_requests.share_links': ({ max }) => `أنشأت ${max} رابط لهذه الشهادة. شارك أحدها.`,
}
