import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { teamTexts as english } from '../../../web/src/texts/team.ts'

export const teamTexts: Texts<typeof english> = {
  assignee: 'کس کے سپرد',
  anyAssignee: 'کسی کے بھی سپرد',
  me: 'میں',
  nobody: 'کوئی نہیں',
  assignMany: (count) => `${count} سونپیں`,
  assignToMe: 'مجھے سونپیں',
  assigned: (name) => `${name} کو سونپ دی گئی۔`,
  unassigned: 'سپردگی ختم ہو گئی۔',
  isOf: (name) => `${name} کے سپرد`,
  hasNotes: (count) => `${count} نوٹ`,
  notes: 'نوٹ',
  notesLead: 'یہ صرف آپ کے ادارے کو نظر آتے ہیں۔',
  noNotes: 'ابھی کوئی نوٹ نہیں۔',
  note: 'نیا نوٹ',
  add: 'نوٹ شامل کریں',
  added: 'نوٹ شامل ہو گیا۔',
  delete: 'حذف کریں',
  deleteAt: (time) => `${time} کا اپنا نوٹ حذف کریں`,
  deleted: 'نوٹ حذف ہو گیا۔',
}
