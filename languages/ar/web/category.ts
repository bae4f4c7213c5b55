import type { Texts } from '../../../web/src/lib/texts.ts'
import type { categoryTexts as english } from '../../../web/src/texts/category.ts'

export const categoryTexts: Texts<typeof english> = {
  title: 'إدارة الفئات',
  lead: 'الفئات هي أنواع الشهادات التي تختار منها.',
  newName: 'فئة جديدة',
  editName: 'اسم الفئة',
  name: 'الفئة',
  template: 'القالب الافتراضي',
  templateOf: (name) => `القالب الافتراضي للفئة ${name}`,
  standardDesign: 'التصميم القياسي',
  templateSaved: 'حُفظ القالب الافتراضي.',
  action: 'الإجراء',
  create: 'إنشاء',
  creating: 'جارٍ الإنشاء...',
  update: 'تحديث',
  updating: 'جارٍ التحديث...',
  edit: (name) => `تعديل ${name}`,
  delete: (name) => `حذف ${name}`,
  blank: 'أدخل اسمًا للفئة.',
  editing: 'قيد التعديل',
  deleteTitle: 'حذف الفئة',
  deleteQuestion: 'هل أنت متأكد من الحذف؟',
  deleteConfirm: 'نعم، احذف',
  failed: 'خطأ. يرجى المحاولة مرة أخرى.',
  list: 'الفئات',
  back: 'رجوع',
}
