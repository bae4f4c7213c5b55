import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { account as english } from '../../en/mail/account.ts'

export const account: Texts<typeof english> = {
  greeting: (name) => `${name}，您好：`,
  hello: '您好：',
  code: {
    subject: '您的 Credenza 验证码',
    says: '这是您设置新密码的验证码：',
    closing: [
      '验证码在十分钟内有效，只能使用一次。Credenza 绝不会向您索要验证码。',
      '如果您没有申请验证码，可能是有人误填了您的邮箱地址。您的密码没有改变，无需任何操作。',
    ],
  },
  mailboxCode: {
    subject: '您的 Credenza 登录验证码',
    says: '有人使用密码或通行密钥登录了您的 Credenza 账号。另一家机构已将您添加进来，因此我们需要确认一次该邮箱属于您。如果是您本人操作，请在登录页面输入此验证码：',
    closing: [
      '验证码在十分钟内有效，只能使用一次。Credenza 绝不会向您索要验证码。',
      '如果不是您本人操作，他人拿到此验证码后就能打开您的账号。请勿告诉任何人，并通过“忘记密码”设置新密码。',
    ],
  },
  linkCode: {
    subject: '用于关联您大学登录的验证码',
    says: '有人用您的邮箱在您的机构登录。如果是您本人，请在同一浏览器中输入此验证码，将该登录与您的 Credenza 账号关联：',
    closing: [
      '验证码在十分钟内有效，只能使用一次。Credenza 绝不会向您索要验证码。',
      '如果不是您本人，请不要操作，并告知管理您机构登录系统的人员。此处没有任何改变。',
    ],
  },
  walletCode: {
    subject: '您的钱包验证码',
    says: (title) => `您的钱包应用需要此验证码来接收证书“${title}”：`,
    offered: (issuer, title) => `${issuer} 向您的钱包应用提供您的证书“${title}”。应用会要求输入此验证码：`,
    closing: [
      '它在十分钟内可用一次。请只在您自己的钱包中输入。',
      '如果您没有在向钱包添加证书，请忽略此邮件，也不要把验证码告诉任何人。',
    ],
    closingOfOffered: [
      '它在七天内可用一次。请只在您自己的钱包中输入。',
      '如果您没有在向钱包添加证书，请忽略此邮件，也不要把验证码告诉任何人。',
    ],
    description: '我们已将此验证码发送到您的邮箱。',
  },
  passwordChanged: {
    subject: '您的 Credenza 密码已更改',
    says: '您的账号密码刚刚被更改，您的其他设备均已退出登录。',
    next: '如果不是您本人操作，请立即设置新密码，并更改邮箱的密码。',
    open: '设置新密码',
  },
  passwordChosen: {
    subject: '您的 Credenza 账号已就绪',
    says: '刚刚有人通过我们发给您的邮件链接为您的账号设置了密码。',
    next: '如果不是您本人操作，说明他人持有该链接。请立即设置新密码。',
    open: '设置新密码',
  },
  factors: {
    subject: '您的登录方式有变更',
    changes: {
      'passkey-added': '您的账号添加了一个通行密钥。',
      'passkey-removed': '您的账号移除了一个通行密钥。',
      'totp-added': '您的账号添加了身份验证器 App。',
      'totp-removed': '您的账号移除了身份验证器 App。',
      'recovery-codes-replaced': '您的账号有了新的恢复码，之前的恢复码已失效。',
      'second-factors-forgotten': '本服务的运营方移除了您账号的所有二次验证方式。',
      'factors-before-proof':
        '您的通行密钥、身份验证器 App 和恢复码已被移除，因为它们是在您证明该邮箱属于您之前添加的。您可以在个人资料中重新添加。',
    },
    codeUsed: {
      subject: '有恢复码被使用',
      says: '有恢复码被用于登录或确认变更。',
      last: '这是最后一个恢复码。请在个人资料中生成新的恢复码。',
      left: (codes) => `剩余恢复码：${codes} 个。您可以在个人资料中生成新的恢复码。`,
    },
    closing: '如果不是您本人操作，请立即更改密码，并在个人资料中检查二次验证方式和会话。',
  },
}
