import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { approval as english } from '../../en/mail/approval.ts'

export const approval: Texts<typeof english> = {
  greeting: (name) => `${name}，您好：`,
  count: (count) => `证书数量：${count}`,
  asked: {
    subject: '有证书等待您批准',
    says: (asker, organisation) => `${asker} 请您在签署前批准 ${organisation} 的证书。`,
    open: '查看证书',
  },
  changed: {
    subject: '证书有变化：批准已撤销',
    says: (organisation) => `申请批准之后，${organisation} 的证书有变化。此前的批准不再计入。`,
    next: '准备者可以再次申请批准。',
    open: '打开请求',
  },
  completed: {
    subject: '证书已获批准',
    says: (organisation) => `已有足够的签署人批准 ${organisation} 的证书，现在可以签署。`,
    open: '打开请求',
  },
  rejected: {
    subject: '证书的批准请求被驳回',
    says: (signer, organisation) => `${signer} 驳回了批准 ${organisation} 证书的请求。`,
    next: '请打开请求查看原因。更正证书后，可以再次申请批准。',
    open: '打开请求',
  },
}
