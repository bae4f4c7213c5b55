import type { Texts } from '../../lib/texts.ts'
import type { detailTexts as english } from '../details.ts'

export const detailTexts: Texts<typeof english> = {
  labels: {
    grade: 'التقدير',
    gpa: 'المعدل التراكمي',
    honours: 'مرتبة الشرف',
    level: 'المستوى',
    credits: 'الساعات المعتمدة',
    hours: 'عدد الساعات',
  },
  custom: 'حقل آخر',
  title: 'التقدير وتفاصيل أخرى (اختياري)',
  lead: 'تظهر هذه التفاصيل في كل شهادة من هذه الدفعة.',
  add: 'أضف التقدير أو المعدل أو الساعات أو تفاصيل أخرى',
  gpaScale: 'المعدل من',
  label: (number) => `الحقل ${number}: الاسم`,
  value: (number) => `الحقل ${number}: القيمة`,
  addField: 'أضف حقلًا',
  removeField: (number) => `احذف الحقل ${number}`,
}
