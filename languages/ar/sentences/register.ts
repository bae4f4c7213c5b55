import type { register as english } from '@credenza/schema/sentences/register'
import type { Twin } from '@credenza/schema/sentences/sentence'

export const register: Twin<typeof english> = {
  'register.accounts.name': 'الحسابات وتسجيل الدخول',
  'register.accounts.purpose': 'يسجّل الأشخاص دخولهم، ولا يفعل ذلك أحد باسمهم.',
  'register.accounts.data':
    'الاسم والبريد الإلكتروني وكلمة المرور (تجزئتها فقط) والعوامل الثانية والأجهزة المسجّلة واللغة، وما يقوله دليل المؤسسة ومزوّد تسجيل الدخول فيها عن أفرادها.',
  'register.accounts.kept': 'حتى محو الشخص أو إزالته؛ والجلسات والرموز حتى انتهائها.',
  'register.guessing.name': 'الحماية من التخمين',
  'register.guessing.purpose': 'لا يمكن تخمين كلمات المرور والرموز، ولا تُثقل الاستدعاءات الخادم.',
  'register.guessing.data': 'بصمات بمفتاح للحسابات وعناوين الشبكة، وأعداد.',
  'register.guessing.kept': 'من دقائق إلى أيام؛ والعناوين التي سجّل منها شخص دخوله 90 يومًا.',
  'register.organisations.name': 'المؤسسات ومن يعملون باسمها',
  'register.organisations.purpose':
    'يتحقق مسؤول من هوية المؤسسة قبل أن تُصدر أو تتحقق، ويمكن للآخرين التواصل معها.',
  'register.organisations.data':
    'أسماء جهات الاتصال وبريدها وهواتفها، وأوراق الهوية (مختومة)، وجهة الاتصال العامة، والتواقيع والأختام على القوالب.',
  'register.organisations.kept': 'ما دام يمكن التحقق من شهادات المؤسسة.',
  'register.students.name': 'قوائم الطلاب لدى جهات الإصدار',
  'register.students.purpose': 'تعرف جهة الإصدار لمن تُصدر وكيف تصل إليهم.',
  'register.students.data':
    'الاسم وأسماء الوالدين والكلية والمساق والسنة ورقم القيد والجوال وتاريخ الميلاد والبريد؛ والقوائم المرفوعة (مختومة).',
  'register.students.kept':
    'حتى تزيلها جهة الإصدار: فهي مسؤولة عن قائمتها. القوائم المرفوعة حسب الاختيار أدناه، والدعوات 90 يومًا.',
  'register.certificates.name': 'الشهادات',
  'register.certificates.purpose': 'تُصدر الشهادات وتُصحّح وتُلغى ويُتحقق منها.',
  'register.certificates.data':
    'الاسم والعنوان والنتائج والتواريخ في الشهادة، ووثيقتها الموقّعة المختومة بمفتاح الشخص نفسه.',
  'register.certificates.kept': 'حتى محو الشخص: عندها يبقى قيد سجل بلا اسم ولا نتائج ولا وثيقة.',
  'register.review.name': 'قرارات جهات التحقق',
  'register.review.purpose': 'تقبل جهة التحقق الشهادة أو ترفضها.',
  'register.review.data': 'ما تقوله الشهادة، وملاحظات فريق جهة التحقق، والملفات التي تعيرها جهة الإصدار.',
  'register.review.kept': 'ما دامت الشهادة؛ والملاحظات والملفات حتى محو الشخص.',
  'register.sharing.name': 'الروابط التي يشاركها الطلاب',
  'register.sharing.purpose': 'يعرض الطالب شهادة على من يختار.',
  'register.sharing.data': 'تسمية الرابط وحدوده وعدد مرات فتحه، دون معرفة من فتحه.',
  'register.sharing.kept': 'حتى محو الشخص. والرابط الملغى لا يفتح شيئًا.',
  'register.mail.name': 'الرسائل',
  'register.mail.purpose': 'يُبلَّغ الأشخاص بما يخصهم، ولا تُرسل رسائل أخرى إلى عناوين لا يقرؤها أحد.',
  'register.mail.data': 'الرسائل المنتظرة (مختومة)، وعناوين التسليم، وبصمات العناوين بمفتاح.',
  'register.mail.kept':
    'المحتوى حتى الإرسال؛ وأثر الإرسال حسب الاختيار أدناه؛ والعناوين المعطلة حتى يُسمح بها مجددًا.',
  'register.checks.name': 'عمليات التحقق بالجملة',
  'register.checks.purpose': 'تتحقق جهة التحقق من شهادات كثيرة دفعة واحدة.',
  'register.checks.data': 'الملفات المرفوعة ونتائجها (مختومة).',
  'register.checks.kept': 'الملفات حتى التحقق منها، والنتائج يومًا واحدًا.',
  'register.presentations.name': 'طلبات عرض شهادة',
  'register.presentations.purpose': 'تطلب جهة من صاحب شهادة أن يعرض بيانات منها، ويوافق صاحبها.',
  'register.presentations.data': 'ما طُلب وما عُرض (مختوم).',
  'register.presentations.kept':
    'ما عُرض طوال المدة التي اختارتها الجهة، 90 يومًا على الأكثر؛ والطلب وإيصاله سنة.',
  'register.visitors.name': 'شهادات يحضرها الزوار',
  'register.visitors.purpose': 'يتحقق زائر من شهادة صدرت في مكان آخر، ويُسأل قبل أن تغادر المتصفح.',
  'register.visitors.data': 'ما تقوله الشهادة، ما دام التحقق جاريًا.',
  'register.visitors.kept': 'لا تُخزَّن.',
  'register.payments.name': 'الرسوم والمدفوعات',
  'register.payments.purpose': 'تُحتسب الرسوم وتُدفع، وتُمسك الدفاتر كما يطلب القانون.',
  'register.payments.data':
    'من عليه ماذا ومن دفع ماذا، ومراجع المدفوعات، والبيانات الضريبية والفواتير، وحساب المنصة المصرفي.',
  'register.payments.kept': 'لا تُحذف أبدًا: يجب حفظ الدفاتر.',
  'register.records.name': 'سجل التدقيق والرسائل إلى البرامج',
  'register.records.purpose': 'يمكن إثبات من فعل ماذا، وأن أحدًا لم يغيّره بعد ذلك.',
  'register.records.data': 'معرّفات الأشخاص والمؤسسات والشهادات مع الأوقات؛ بلا أسماء.',
  'register.records.kept': 'السجل دائمًا؛ والرسائل إلى البرامج حسب الاختيار أدناه.',
  'register.rights.name': 'طلبات المحو والحفظ القانوني والخروق',
  'register.rights.purpose': 'تُلبّى حقوق الأشخاص، ويُحفظ ما قد تطلبه محكمة.',
  'register.rights.data': 'معرّفات الأشخاص مع الأوقات، وأسباب الحفظ، وما حدث في الخروق والرسائل بشأنها.',
  'register.rights.kept': 'دائمًا، إثباتًا لما تم.',
}
