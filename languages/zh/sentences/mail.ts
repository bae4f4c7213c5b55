import type { mail as english, MailFailure, MailReason } from '@credenza/schema/sentences/mail'
import type { Twin } from '@credenza/schema/sentences/sentence'

const reasons: Record<MailReason, string> = {
  recipient_refused: '收件人被拒绝',
  recipient_put_off: '收件人暂时被拒绝',
  sender_refused: '发件人被拒绝',
  message_refused: '邮件被拒绝',
  not_an_email_address: '不是邮箱地址',
  sign_in_refused: '邮件服务器拒绝登录',
  mail_server_not_ready: '邮件服务器未就绪',
  connection_refused: '连接被拒绝',
  connection_lost: '连接中断',
  no_answer_in_time: '响应超时',
  server_name_not_found: '找不到服务器名称',
  no_secure_connection: '没有安全连接',
  address_dead: '该地址不接收邮件',
  address_complained: '收件人已投诉',
  returned: '邮件被退回',
  pdf_not_sealed: '其中的 PDF 无法加盖印章',
  organisation_suspended: '机构已被停用',
  unexpected_error: '意外错误',
}

const inBrackets = (status: number | null): string => (status === null ? '' : `（${status}）`)
const because = ({ reason, status }: MailFailure): string => reasons[reason] + inBrackets(status)

export const mail: Twin<typeof english> = {
  'mail.failed': because,
  'mail.delivery_refused': ({ status }) =>
    `邮件服务器不接收发往此地址的邮件${inBrackets(status)}。请检查邮箱地址。`,
  'mail.delivery_without_address': '无法向此地址发送邮件，请更正。',
  'mail.delivery_message_refused': ({ status }) => `邮件服务器拒绝了此邮件${inBrackets(status)}。`,
  'mail.delivery_given_up': (failure) => `邮件在一天内未能发出：${because(failure)}。`,
  'mail.delivery_waits': (failure) => `邮件尚未发出：${because(failure)}。我们会再次尝试。`,
  'mail.address_dead':
    '发往此地址的一封邮件被退回，因为无人在此收信，因此不再发送。请向本人询问其他地址并填写。',
  'mail.address_complained':
    '发往此地址的一封邮件被举报为不想接收，因此不再发送。请向本人询问其他地址并填写，或请管理员重新允许此地址。',
  'mail.delivery_returned': '邮件被退回。请检查地址，然后重新发送。',
  'mail.delivery_returns': '邮件被退回，但此地址稍后可能可用。几小时后会再次尝试。',

  'health.mail_stuck': ({ waiting, ...failure }) =>
    `所有邮件都无法发出：${because(failure)}。${waiting} 封邮件在等待。`,
  'health.mail_failed': ({ failed }) => `${failed} 封邮件未能发出。`,
  'health.mail_late': ({ waiting }) => `${waiting} 封邮件在等待，其中一些已超过十分钟。`,
  'health.mail_waits': ({ waiting }) => `${waiting} 封邮件等待发送。`,
  'health.mail_ok': '所有邮件均已发出。',
}
