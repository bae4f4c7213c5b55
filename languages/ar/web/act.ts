import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { actTexts as english } from '../../../web/src/texts/act.ts'

export const actTexts: Texts<typeof english> = {
  sign: {
    title: 'الشهادة',
    button: (count) => (count === '1' ? 'توقيع' : `توقيع ${count}`),
    heading: (count) => (count === '1' ? 'توقيع شهادة واحدة' : `توقيع شهادات، عددها ${count}`),
    headingFor: (name) => `توقيع شهادة ${name}`,
    example: (name) => `مثال: شهادة ${name}`,
    explanation: 'التوقيع نهائي، ويلزمه التوقيع الرقمي لمؤسستك.',
    field: 'التوقيع الرقمي',
    useOwn: 'استخدام توقيع مؤسستي',
    next: (count) =>
      count === '1' ? 'هذه الشهادة تنتظر الآن جهة تحقق.' : `شهادات تنتظر الآن جهة تحقق، عددها ${count}.`,
    toWaiting: 'عرض الشهادات المنتظرة',
    missing: 'بيانات التحقق المطلوبة غير مكتملة',
    submit: 'توثيق الشهادة',
    completed: 'اكتمل التوثيق',
    success: 'تم التوثيق بنجاح',
    already: 'الشهادة موثّقة من قبل',
    declined: 'رُفضت الشهادة',
    running: 'جارٍ التوثيق...',
  },
  selection: {
    acts: 'الشهادات المحددة',
    chooseAll: (count) => `تحديد كل النتائج المطابقة (${count})`,
    more: 'المزيد',
  },
  impact: {
    counting: 'جارٍ العدّ...',
    appliesTo: (count) =>
      count === '1' ? 'يشمل ذلك شهادة واحدة.' : `عدد الشهادات التي يشملها ذلك: ${count}.`,
    leaves: (count, why) =>
      count === '1' ? `تبقى شهادة واحدة كما هي: ${why}` : `تبقى كما هي (${count}): ${why}`,
  },
  acts: {
    sign: { button: 'توقيع' },
    transfer: {
      button: 'نقل',
      title: 'نقل الشهادات',
      explanation:
        'ينتقل رمز كل شهادة إلى محفظة الطالب ويبقى فيها. ومن لا محفظة له من الطلاب يحصل على واحدة.',
      confirm: 'نقل',
      running: 'جارٍ النقل...',
      done: 'تم النقل بنجاح',
    },
    suspend: {
      button: 'تعليق',
      title: 'تعليق الشهادات',
      explanation: 'يرى كل من يتحقق منها أنها معلّقة ولماذا، إلى أن تنهي تعليقها.',
      confirm: 'تعليق',
      running: 'جارٍ التعليق...',
      done: 'تم التعليق.',
    },
    reinstate: {
      button: 'إنهاء التعليق',
      title: 'إنهاء تعليق الشهادات',
      explanation: 'ينتهي التعليق، ويجدها من يتحقق منها سارية من جديد.',
      confirm: 'إنهاء التعليق',
      running: 'جارٍ إنهاء التعليق...',
      done: 'انتهى التعليق.',
    },
    revoke: {
      button: 'إلغاء الشهادة',
      title: 'إلغاء الشهادات',
      explanation: 'يرى كل من يتحقق منها أنها ملغاة ومنذ متى ولماذا. ولا يمكن التراجع عن ذلك.',
      confirm: 'إلغاء الشهادات',
      running: 'جارٍ الإلغاء...',
      done: 'تم الإلغاء.',
    },
    reissue: {
      button: 'إصدار من جديد',
      title: 'إصدار الشهادات من جديد',
      explanation:
        'تُنشأ لكل منها شهادة جديدة بالمحتوى نفسه تنتظر توقيعك. ومتى بلغت مرحلة القديمة حلّت محلها، وفتح الرابط القديم الشهادة الجديدة.',
      confirm: 'إصدار من جديد',
      running: 'جارٍ الإصدار من جديد...',
      done: 'تنتظر الشهادات الجديدة توقيعك.',
    },
    deliver: {
      button: 'إرسال بالبريد',
      title: 'إرسال الشهادات بالبريد الإلكتروني',
      explanation: 'تصل إلى كل طالب رسالة فيها رابط الشهادة والوثيقة نفسها.',
      confirm: 'إرسال',
      running: 'جارٍ الإرسال...',
      done: 'تم الإرسال.',
    },
    export: {
      button: 'تصدير',
      title: 'تصدير الشهادات',
      explanation: 'يُعدّ الملف في الخلفية، ويمكن تنزيله من صفحة «النشاط» حين يصبح جاهزًا.',
      confirm: 'تصدير',
      running: 'جارٍ التصدير...',
      done: 'الملف جاهز. يمكن تنزيله من صفحة «النشاط».',
    },
  },
  exportFormats: {
    label: 'نوع الملف',
    choices: { zip: 'ملفات PDF وJSON (ZIP)', xlsx: 'قائمة (XLSX)', csv: 'قائمة (CSV)' },
  },
  reason: {
    code: 'السبب',
    words: 'بكلماتك',
    forParties: 'لا يرى هذا سواك وصاحب الشهادة.',
    forEverybody: 'يرى هذا كل من يتحقق من الشهادة دائمًا. لا تذكر اسم أحد.',
  },
  reasons: {
    'issued-in-error': 'صدرت بالخطأ',
    'wrong-recipient': 'صدرت لشخص آخر بالخطأ',
    'requirements-not-met': 'لم تُستوفَ المتطلبات',
    misconduct: 'مخالفة',
    'requested-by-holder': 'بطلب من صاحبها',
    'key-compromised': 'انكشف مفتاح التوقيع',
    other: 'سبب آخر',
  },
  transfer: {
    button: 'نقل',
    running: 'جارٍ النقل...',
    done: 'تم النقل',
    success: 'تم النقل بنجاح',
    failed: 'تعذّر النقل',
    notAccepted: 'يجب أن تقبل جهة تحقق هذه الشهادة قبل نقلها.',
    notRecorded: 'يجري تسجيل هذه الشهادة على البلوك تشين. حاول بعد قليل.',
    confirmTitle: 'نقل هذه الشهادة؟',
    confirmText:
      'ينتقل رمز الشهادة إلى محفظة صاحب الاسم أعلاه ويبقى فيها. ومن لا محفظة له من الطلاب يحصل على واحدة.',
  },
}
