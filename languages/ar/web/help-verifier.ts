import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { verifierHelp as english } from '../../../web/src/texts/help-verifier.ts'
import { organisationHelp } from './help-organisation.ts'

const keys: Texts<(typeof english)['/verifier']['keys']> = [
  { keys: ['J'], what: 'الطلب التالي' },
  { keys: ['K'], what: 'الطلب السابق' },
  { keys: ['A'], what: 'قبول' },
  { keys: ['R'], what: 'رفض' },
]

export const verifierHelp: Texts<typeof english> = {
  '/verifier': {
    about: 'شهادات من جهات الإصدار تنتظر قرارك.',
    tasks: [
      {
        what: 'البتّ في شهادة',
        how: 'اضغط «عرض» لقراءتها، ثم «قبول» أو «رفض». ترى جهة الإصدار والطالب سبب الرفض.',
      },
      {
        what: 'البتّ في شهادات كثيرة',
        how: 'حدّد الصفوف، أو كل ما ينتظر من نتائج بحثك، ثم قرر بشأنها معًا.',
      },
      {
        what: 'توزيع العمل',
        how: 'أسند الطلبات إلى زملائك، واكتب ملاحظات لا تراها إلا مؤسستك.',
      },
      {
        what: 'فتح ملفات جهة الإصدار',
        how: 'اضغط «عرض». تجد الملفات التي أعارتك إياها جهة الإصدار تحت «ملفات من جهة الإصدار»، ويُسجَّل كل اطلاع عليها.',
      },
    ],
    keys,
  },
  '/verifier/user-request': {
    about: 'شهادات رفعها الطلاب ووثّقتها جهات إصدارها.',
    tasks: [
      {
        what: 'مراجعة شهادة مرفوعة',
        how: 'اضغط «عرض» لترى ملف الطالب مع خطاب التفويض من جهة الإصدار.',
      },
      { what: 'اتخاذ القرار', how: 'اضغط «قبول» أو «رفض». ولا بد من ذكر سبب الرفض.' },
    ],
    keys,
  },
  '/verifier/fees-allocation': {
    about: 'ما تتقاضاه عن كل شهادة تقبلها، وما استحق لك.',
    tasks: [
      {
        what: 'تحديد رسم',
        how: 'اختر نوع الشهادة، وأدخل المبلغ بالدرهم، واضغط «إضافة الرسوم».',
      },
      {
        what: 'تحديد رسم يسري لاحقًا',
        how: 'اختر اليوم الذي يسري منه. تحتفظ الطلبات المنتظرة بسعرها.',
      },
      {
        what: 'مراجعة المستحق لك',
        how: 'اختر شهرًا تحت «كشف الحساب»، ونزّله بصيغة CSV أو PDF.',
      },
    ],
  },
  '/verifier/activity': {
    about: 'القرارات بشأن طلبات كثيرة دفعة واحدة: أين وصلت، وما تعذّر منها.',
    tasks: [organisationHelp.failures],
  },
  '/verifier/developers': {
    about: 'اجعل أنظمتك تتحقق من الشهادات بمفتاح واجهة.',
    tasks: [
      {
        what: 'إنشاء مفتاح واجهة',
        how: 'اضغط «مفتاح جديد»، وسمّ البرنامج الذي يستخدمه، وانسخه. لا يُعرض إلا مرة واحدة.',
      },
      { what: 'إلغاء مفتاح', how: 'اضغط «إلغاء» في صفه. تتوقف البرامج التي تستخدمه فورًا.' },
      organisationHelp.webhook,
    ],
  },
  '/verifier/check': organisationHelp.check,
  '/verifier/audit': organisationHelp.audit,
  '/verifier/ask': organisationHelp.ask,
  '/verifier/settings': {
    about: 'كيف تظهر مؤسستك، والمفتاح الذي يوقّع قراراتها.',
    tasks: [
      { what: 'تغيير الاسم', how: 'أدخل الاسم المعروض واحفظه. تحمله قراراتك منذ ذلك الحين.' },
      {
        what: 'استبدال مفتاح التوقيع',
        how: 'اضغط «استبدال مفتاح التوقيع». تبقى قراراتك السابقة صالحة.',
      },
      organisationHelp.timeZone,
      organisationHelp.people,
      organisationHelp.taxDetails,
    ],
  },
  '/certificate/:id': {
    about: organisationHelp.certificate,
    tasks: [
      { what: 'فحص أدلتها', how: 'افتح أي خطوة من «سجل أحداث هذه الشهادة» لترى ما وُقّع وما سُجّل.' },
      organisationHelp.download,
    ],
  },
}
