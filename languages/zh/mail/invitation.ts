import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { invitation as english } from '../../en/mail/invitation.ts'

export const invitation: Texts<typeof english> = {
  student: {
    subject: (organisation) => `来自 ${organisation} 的证书`,
    greeting: (name) => `${name}，您好：`,
    says: (organisation) =>
      `${organisation} 使用 Credenza 颁发证书。在您的账号中，您可以将证书保存为 PDF、分享证书并添加到 LinkedIn。`,
    open: '打开我的账号',
    closing: '此链接仅供您本人使用，请勿转发。首次打开时请设置密码，之后用该密码登录。',
  },
  colleague: {
    subject: (organisation) => `${organisation} 邀请您加入`,
    greeting: (name) => `${name}，您好：`,
    says: (organisation) => `${organisation} 邀请您加入其 Credenza 账号。请设置登录密码。`,
    open: '接受邀请',
    closing: '链接在七天内有效，只能使用一次。如果您不认识该机构，请忽略此邮件。',
  },
}
