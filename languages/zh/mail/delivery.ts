import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { delivery as english } from '../../en/mail/delivery.ts'

export const delivery: Texts<typeof english> = {
  subject: '您的证书：{{title}}',
  body: `{{name}}，您好：

{{issuer}} 已向您颁发证书：{{title}}（{{type}}），日期为 {{date}}。

{{link}}

打开链接即可查看、保存和分享您的证书。持有该链接的人都可以验证证书的真伪，并看到完整的证书，因此请只分享给应当看到的人。

此致
{{issuer}}`,
  open: '打开您的证书',
  account:
    '在您的账号中，您可以将证书保存为 PDF、分享证书并添加到 LinkedIn。下面的链接仅供您本人使用，请勿转发。',
  openAccount: '在我的账号中打开',
  putIntoWallet: '存入您的数字钱包',
  addToLinkedIn: '添加到 LinkedIn 个人资料',
  qr: '含有您证书链接的二维码',
  picture: (title) => `您的证书：${title}`,
  logoOf: (issuer) => `${issuer} 的标志`,
  sentFor: (issuer) => `由 Credenza 代 ${issuer} 发送`,
  expiry: {
    subject: '您的证书将于 {{validUntil}} 到期：{{title}}',
    body: `{{name}}，您好：

{{issuer}} 颁发给您的证书 {{title}}（{{type}}）有效期至 {{validUntil}}。此后，任何人验证该证书时都会看到它已过期。

{{link}}

如需续期，请联系 {{issuer}}。`,
  },
}
