import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { correction as english } from '../../en/mail/correction.ts'

export const correction: Texts<typeof english> = {
  fields: {
    userName: '姓名',
    title: '标题',
    categoryName: '类型',
    date: '颁发日期',
    validUntil: '有效期至',
  },
  nothing: '无',
  greeting: (name) => `${name}，您好：`,
  sentFor: (issuer) => `由 Credenza 代 ${issuer} 发送`,
  asked: {
    subject: (title) => `更正请求：${title}`,
    says: (holder, title) => `${holder} 请您更正证书 ${title}：`,
    change: (field, from, to) => `${field}：由“${from}”改为“${to}”`,
    why: (reason) => `原因：${reason}`,
    open: '答复申请',
  },
  approved: {
    subject: (title) => `您的证书正在更正：${title}`,
    says: (issuer, title) => `${issuer} 已同意更正您的证书 ${title}。`,
    meanwhile: '在更正后的证书取代之前，您现有的证书保持不变。您的链接不会改变。',
  },
  declined: {
    subject: (title) => `您的申请被拒绝：${title}`,
    says: (issuer, title) => `${issuer} 拒绝更正您的证书 ${title}：`,
  },
  toCertificates: '打开您的证书',
}
