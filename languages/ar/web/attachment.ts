import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { attachmentTexts as english } from '../../../web/src/texts/attachment.ts'

export const attachmentTexts: Texts<typeof english> = {
  title: 'ملفات لجهات التحقق',
  lead: 'كشف درجات أو نسخة من جواز السفر: لا يفتحها سوى مؤسستك وجهة التحقق التي تختارها، وليست جزءًا من الشهادة.',
  received: 'ملفات من جهة الإصدار',
  receivedLead: 'لا يفتحها سواك وجهة الإصدار. يُسجَّل كل اطلاع عليها.',
  none: 'لا ملفات بعد. اختر جهة تحقق وأضف ما تحتاج إليه لتقرّر.',
  decided: 'صدر القرار، فلا يمكن إضافة ملفات أخرى.',
  verifier: 'جهة التحقق',
  files: 'الملفات',
  filesHint: (megabytes, count) =>
    `pdf أو jpg أو png، حتى ${megabytes} ميغابايت لكل ملف، و${count} ملفات لكل جهة تحقق`,
  tooLarge: (megabytes) => `حجم الملف ${megabytes} ميغابايت على الأكثر.`,
  add: 'إضافة الملفات',
  added: (count) => (count === '1' ? 'أُضيف الملف.' : `عدد الملفات المضافة: ${count}.`),
  to: (verifier) => `إلى ${verifier}`,
  open: 'فتح',
  close: 'إغلاق',
  openWhat: (name) => `فتح ${name}`,
  closeWhat: (name) => `إغلاق ${name}`,
  download: 'تنزيل',
  downloadWhat: (name) => `تنزيل ${name}`,
  downloadFailed: 'تعذّر تنزيل الملف.',
  delete: 'حذف',
  deleteWhat: (name) => `حذف ${name}`,
  deleteTitle: 'حذف هذا الملف؟',
  deleteText: 'لن تتمكن جهة التحقق من فتحه بعد ذلك. لا يمكن التراجع عن هذا.',
  deleted: 'حُذف الملف.',
}
