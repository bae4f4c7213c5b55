import type { bundleProblems as english } from '@credenza/credential/bundle-problems'
import type { Texts } from '../../web/src/lib/text/texts.ts'

export const bundleProblems: Texts<typeof english> = {
  'not-json': 'الملف ليس بصيغة JSON.',
  'repeated-member': 'مرفوض: في الملف اسم واحد لقيمتين، فقد تقرؤه البرامج قراءتين مختلفتين.',
  'not-object': 'الملف ليس شهادة: يجب أن يكون كائن JSON.',
  'too-large': 'الملف أكبر من أن يكون شهادة.',
  damaged: 'الملف تالف.',
  empty: 'لا يحتوي الملف على شهادة.',
  'unknown-part': 'هذه ليست شهادة: ففيها جزء لا وجود له في ملفات الشهادات.',
  'no-answers': 'تنقص الملفَ الإجاباتُ التي جرى التحقق منه بها.',
  endorsements: ({ most }) => `القبولات في الملف ليست قائمة من ${most} وثيقة على الأكثر.`,
  'log-proof': 'إثبات السجل في الملف ناقص.',
  'log-proofs': ({ most }) => `إثباتات السجل للإفادات في الملف ليست قائمة من ${most} إثباتًا على الأكثر.`,
  anchor: 'بيانات التسجيل على البلوك تشين في الملف ناقصة.',
  'presentation-empty': 'لا يحتوي العرض على شهادة.',
  'presentation-several': 'في العرض عدة شهادات. تحقق من كل واحدة على حدة.',
  'no-kind':
    'لا تأتي الشهادات في هذا النوع من الملفات: اختر ملف JSON أو PDF أو HTML أو SD-JWT VC، أو صورة PNG أو JPEG.',
  'pdf-empty': 'لا يحمل ملف PDF شهادة.',
  'pdf-several': 'يحمل ملف PDF أكثر من شهادة، فلا يمكن معرفة أيّها تعرضه صفحاته.',
  'picture-several': 'تحمل الصورة أكثر من شهادة، فلا يمكن معرفة أيّها تعرضه.',
  'picture-damaged': 'الصورة تالفة أو كبيرة جدًا.',
  'picture-too-large': 'مرفوض: الصورة أكبر من 25 ميغابكسل.',
  'picture-interlaced': 'الصورة متداخلة الأسطر. احفظها من دون ذلك.',
  'picture-without-code': 'تعذّرت قراءة أي رمز QR في الصورة.',
  'picture-of-link': 'في الصورة رمز QR، لكن لا يمكن التحقق منه من دون رابطه: افتحه في متصفح.',
  'paper-newer': 'الرمز المطبوع على الورقة من إصدار أحدث مما يستطيع هذا البرنامج قراءته.',
  'paper-damaged': 'الرمز المطبوع على الورقة تالف أو ناقص.',
}
