import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { theft as english } from '../../en/mail/theft.ts'

export const theft: Texts<typeof english> = {
  subject: '您的证书需要重新颁发',
  sentFor: (issuer) => `Credenza（代 ${issuer}）`,
  greeting: (name) => `${name}，您好：`,
  says: (organisation) =>
    `${organisation} 的一个签名密钥被盗。您的以下证书由该密钥签署，且无法证明签署早于被盗时间，因此不再视为有效：`,
  next: (issuer) =>
    `这不是您的过错，您无需任何操作。${issuer} 可以重新颁发这些证书，您的旧链接将指向新证书。您的其他证书保持不变。`,
  toCertificates: '打开您的证书',
}
