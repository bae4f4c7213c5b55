import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { ownNameTexts as english } from '../../../web/src/texts/own-name.ts'

export const ownNameTexts: Texts<typeof english> = {
  title: '您自己的地址',
  lead: '您的同事和学生可以通过您自己的主机名登录，您的邮件也可以从您自己的域名发出。请先在“机构登录”中证明该域名。',
  hostTitle: '在哪里登录',
  host: '主机名',
  hostHint: (to) =>
    `例如 certificates.uni.example。请在您的 DNS 中将它指向 ${to}（CNAME），并请本服务的运营方启用它。`,
  save: '保存',
  saveHost: '保存主机名',
  saveSender: '保存发件人',
  saved: '已保存。',
  open: '打开登录页面',
  senderTitle: '您的邮件从哪里发出',
  address: '邮箱地址',
  addressHint: '学生和同事看到它是发件人。留空则使用本服务的地址。',
  replyTo: '回复地址',
  replyToHint: '如果回复应发到同一地址，请留空。',
  addRecord: '请将此 TXT 记录添加到您的 DNS，然后检查。在此之前，邮件从本服务的地址发出。',
  recordName: '名称',
  recordValue: '值',
  copied: '已复制！',
  check: '检查',
  missing: '尚未找到该记录。DNS 更改可能需要数小时。',
  on: '您的邮件从此地址发出。请保留该记录：收件方的邮件服务器会检查它。',
}
