import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { unreadable as english } from '../../en/document/unreadable.ts'
import { bundleProblems } from '../bundle-problems.ts'

export const unreadable: Texts<typeof english> = {
  ...bundleProblems,
  'file-empty': 'الملف فارغ.',
  'file-too-large': 'مرفوض: الملف أكبر من 5 ميغابايت.',
  'file-too-costly': 'مرفوض: تستغرق قراءة الملف وقتًا أو ذاكرة أكثر من اللازم.',
  'file-unknown': 'الملف تالف أو من نوع لا يُقرأ هنا.',
  'zip-damaged': 'ملف ZIP تالف وتعذّرت قراءته حتى نهايته.',
  'zip-within-zip': 'مرفوض: لا يُفتح ملف ZIP داخل ملف ZIP.',
  'zip-of-many': 'مرفوض: يحتوي على أكثر من 1,000 ملف.',
  'zip-too-large': 'مرفوض: محتواه بعد فك الضغط أكبر مما يمكن التحقق منه دفعة واحدة.',
  'zip-too-dense': 'مرفوض: أحد ملفاته يصبح بعد فك الضغط أكبر بكثير مما هو عليه.',
  'zip-locked': 'مرفوض: محمي بكلمة مرور.',
  'picture-empty': 'لم يُقرأ أي رمز QR في الصورة، وهي لا تحمل شهادة.',
  'presentation-of-many': ({ most }) => `يحتوي العرض على أكثر من ${most} شهادة.`,
  'link-elsewhere': ({ host }) => `لا يقود الرابط إلى ${host}، فلم يُتبع.`,
  'link-to-no-certificate': 'لا يقود الرابط إلى شهادة.',
  'link-incomplete': 'الرابط ناقص: الجزء الذي بعد # هو ما يفتح الشهادة.',
  'link-ended': 'لم يعد الرابط يعمل.',
  'link-empty': 'لا توجد شهادة تحت هذا الرابط.',
  'link-key-wrong': 'المفتاح الذي في الرابط لا يفتح هذه الشهادة.',
  'document-missing': 'الشهادة غير موقَّعة بعد أو مُحيت.',
  'document-unreachable': 'تعذّر الحصول على وثيقة الشهادة الآن.',
}
