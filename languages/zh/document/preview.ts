import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { preview as english } from '../../en/document/preview.ts'

export const preview: Texts<typeof english> = {
  certificate: {
    title: (issuer) => `${issuer} 颁发的证书`,
    inForce: (type) => `${type}。打开链接，浏览器几秒内即可完成验证。`,
    revoked: (type) => `${type}。颁发机构已将其吊销。`,
    erased: (type) => `${type}。持有人已将其清除，此处没有可验证的内容。`,
  },
  issuer: {
    approved: (by) => `经 ${by} 批准的证书颁发机构。`,
    suspended: (by) => `已被 ${by} 停用的证书颁发机构。`,
  },
}
