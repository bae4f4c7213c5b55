import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { teamTexts as english } from '../../../web/src/texts/team.ts'

export const teamTexts: Texts<typeof english> = {
  assignee: '负责人',
  anyAssignee: '任何负责人',
  me: '我',
  nobody: '未分配',
  assignMany: (count) => `分配 ${count} 个`,
  assignToMe: '分配给我',
  assigned: (name) => `已分配给 ${name}。`,
  unassigned: '已取消分配。',
  isOf: (name) => `已分配给 ${name}`,
  hasNotes: (count) => `${count} 条备注`,
  notes: '备注',
  notesLead: '仅您的机构可见。',
  noNotes: '暂无备注。',
  note: '新备注',
  add: '添加备注',
  added: '备注已添加。',
  delete: '删除',
  deleteAt: (time) => `删除您 ${time} 的备注`,
  deleted: '备注已删除。',
}
