import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { quoteTexts as english } from '../../../web/src/texts/quote.ts'

export const quoteTexts: Texts<typeof english> = {
  label: 'المراجعة والتكلفة',
  loading: 'جارٍ معرفة من يراجع وكم يكلّف...',
  reviewers: 'من يراجع',
  every: (names) => `كل جهات التحقق المعتمدة: ${names}. ويُعتدّ بأول قرار.`,
  chosen: (names) => `جهات التحقق التي اخترتها: ${names}. ويُعتدّ بأول قرار.`,
  nobody: 'لا توجد جهة تحقق معتمدة حاليًا. تنتظر الطلبات إلى أن تُعتمد جهة.',
  others: (count) => `${count} غيرها`,
  cost: 'التكلفة',
  free: 'مجانًا: لا تتقاضى أي جهة تحقق رسمًا عن ذلك.',
  paidByStudent: 'مجانًا لك: يدفع الطالب الذي رفعها رسم جهة التحقق.',
  single: (amount) => `${amount}، تُحتسب عندما تقبلها جهة تحقق.`,
  singleRange: (least, most) => `من ${least} إلى ${most} بحسب جهة التحقق التي تقبلها.`,
  several: (each, sum) => `${each} لكل شهادة، و${sum} إجمالًا، تُحتسب كلما قبلت جهات التحقق.`,
  severalRange: (least, most, sum) =>
    `من ${least} إلى ${most} لكل شهادة بحسب جهة التحقق التي تقبلها. و${sum} إجمالًا على الأكثر.`,
  rule: {
    create: 'يثبت السعر عند الإنشاء. والرفض لا يكلّف شيئًا.',
    sign: 'ثبت السعر عند الإنشاء. والرفض لا يكلّف شيئًا.',
  },
}
