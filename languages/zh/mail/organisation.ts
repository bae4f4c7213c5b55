import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { organisation as english } from '../../en/mail/organisation.ts'

export const organisation: Texts<typeof english> = {
  greeting: (name) => `${name}，您好：`,
  approved: { subject: '您的机构已获批准', says: '您的机构已获批准。请登录开始使用。', open: '登录' },
  returned: {
    subject: '请更正您的申请',
    says: '管理员退回了您的申请：',
    next: '请更正后重新提交。',
    open: '更正申请',
  },
  suspended: {
    subject: '您的机构已被停用',
    says: '管理员停用了您的机构：',
    next: '您暂时无法颁发、审核或更改任何内容。之前签署的内容仍然有效。',
  },
  reinstated: { subject: '您的机构已恢复', says: '您的机构已不再停用。您可以登录并继续使用。', open: '登录' },
  sender: {
    subject: '邮件现在从您的地址发出',
    says: (organisation, address) =>
      `${organisation} 发给学生和同事的邮件现在从 ${address} 发出。这是第一封。`,
  },
  keyStolen: {
    subject: (name) => `${name} 的一个签名密钥被盗`,
    byAdmin: (at) => `本服务的管理员报告，一个签名密钥自 ${at} 起被盗。您的机构今后使用另一个密钥签署。`,
    byOwner: (at) => `您机构的所有者报告，一个签名密钥自 ${at} 起被盗。您的机构今后使用另一个密钥签署。`,
    stays: '在此之前已进入公开日志的内容仍然有效，之后的内容无效。',
    toReissue: (count) => `需要重新颁发的证书：${count} 张。`,
    openSettings: '打开设置',
    toAdmin: (name, at, count) =>
      `据报告，${name} 的一个签名密钥自 ${at} 起被盗。受影响的证书：${count} 张。`,
    openOrganisation: '打开机构',
    toIssuer: (name, at, count) =>
      `${name} 用一个于 ${at} 被盗的密钥通过了您的一些证书。其中 ${count} 张是在此之后通过的，因此不再有效。`,
    reissueThem: '您可以在设置中重新颁发。',
    toVerifier: (name, at, count) =>
      `${name} 用一个于 ${at} 被盗的密钥签署了证书。您通过的证书中有 ${count} 张无法证明签署更早，不再有效。`,
    comeAgain: '颁发机构可以重新颁发，届时会作为新请求发送给您。',
    openRequests: '打开您的请求',
  },
  sealStolen: {
    subject: (name) => `${name} 的一个印章密钥被盗`,
    byAdmin: '本服务的管理员报告，为您的 PDF 加盖印章的一个密钥被盗。',
    byOwner: '您机构的所有者报告，为您的 PDF 加盖印章的一个密钥被盗。',
    effects: '用它盖章的 PDF 将不再被认可，包括较早的。请让持有人重新下载。',
  },
  webhookOff: {
    subject: '一个 Webhook 已停用',
    says: '三天来无法向此 Webhook 送达任何内容，因此我们已将其停用：',
    next: '没有任何内容丢失。接收方恢复后请重新启用，我们会补发所有错过的内容。',
    open: '打开 Webhook',
  },
}
