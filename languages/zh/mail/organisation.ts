import type { Texts } from '../../../web/src/lib/texts.ts'
import type { organisation as english } from '../../en/mail/organisation.ts'

export const organisation: Texts<typeof english> = {
  greeting: (name) => `${name}，您好：`,
  approved: { subject: '贵机构已获批准', says: '贵机构已获批准。请登录开始使用。', open: '登录' },
  returned: {
    subject: '请更正您的申请',
    says: '管理员退回了您的申请：',
    next: '请更正后重新提交。',
    open: '更正申请',
  },
  suspended: {
    subject: '贵机构已被停用',
    says: '管理员停用了贵机构：',
    next: '您暂时无法颁发、审核或更改任何内容。之前签署的内容仍然有效。',
  },
  reinstated: { subject: '贵机构已恢复', says: '贵机构已不再停用。您可以登录并继续使用。', open: '登录' },
}
