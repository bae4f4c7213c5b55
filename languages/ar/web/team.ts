import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { teamTexts as english } from '../../../web/src/texts/team.ts'

export const teamTexts: Texts<typeof english> = {
  assignee: 'مسند إلى',
  anyAssignee: 'مسند إلى أي شخص',
  me: 'أنا',
  nobody: 'لا أحد',
  assignMany: (count) => `إسناد ${count}`,
  assignToMe: 'إسناد إليّ',
  assigned: (name) => `أُسند إلى ${name}.`,
  unassigned: 'لم يعد مسندًا إلى أحد.',
  isOf: (name) => `مسند إلى ${name}`,
  hasNotes: (count) => `عدد الملاحظات: ${count}`,
  notes: 'الملاحظات',
  notesLead: 'لا يراها سوى مؤسستك.',
  noNotes: 'لا ملاحظات بعد.',
  note: 'ملاحظة جديدة',
  add: 'إضافة ملاحظة',
  added: 'أُضيفت الملاحظة.',
  delete: 'حذف',
  deleteAt: (time) => `حذف ملاحظتك بتاريخ ${time}`,
  deleted: 'حُذفت الملاحظة.',
}
