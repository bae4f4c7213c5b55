import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { attachmentTexts as english } from '../../../web/src/texts/attachment.ts'

export const attachmentTexts: Texts<typeof english> = {
  title: '给审核机构的文件',
  lead: '成绩单、护照复印件等：只有您的机构和您选择的审核机构可以打开。它们不属于证书的内容。',
  received: '颁发机构提供的文件',
  receivedLead: '只有您和颁发机构可以打开。您每次打开都会被记录。',
  none: '还没有文件。请选择审核机构，并添加其作出决定所需的文件。',
  decided: '已作出决定，无法再添加文件。',
  verifier: '审核机构',
  files: '文件',
  filesHint: (megabytes, count) =>
    `pdf、jpg 或 png，每个不超过 ${megabytes} MB，每个审核机构最多 ${count} 个文件`,
  tooLarge: (megabytes) => `文件不能超过 ${megabytes} MB。`,
  add: '添加文件',
  added: (count) => (count === '1' ? '文件已添加。' : `已添加 ${count} 个文件。`),
  to: (verifier) => `提供给 ${verifier}`,
  open: '打开',
  close: '关闭',
  openWhat: (name) => `打开 ${name}`,
  closeWhat: (name) => `关闭 ${name}`,
  download: '下载',
  downloadWhat: (name) => `下载 ${name}`,
  downloadFailed: '文件下载失败。',
  delete: '删除',
  deleteWhat: (name) => `删除 ${name}`,
  deleteTitle: '删除此文件？',
  deleteText: '审核机构将无法再打开它。此操作无法撤销。',
  deleted: '文件已删除。',
}
