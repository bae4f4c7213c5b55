import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { welcomeTexts as english } from '../../../web/src/texts/welcome.ts'

export const welcomeTexts: Texts<typeof english> = {
  title: '欢迎使用您的账号',
  lead: '请设置密码。此后您可以用邮箱和此密码登录。',
  submit: '设置密码并继续',
  submitting: '正在设置密码…',
  checking: '正在打开您的账号',
  failed: '无法打开此链接。请检查网络连接后重试。',
  codeTitle: '此链接已超过一周',
  codeLead: (email) => `为确认是您本人，我们会将 6 位验证码发送到 ${email}。凭验证码即可设置密码。`,
  sendCode: '发送验证码',
  signIn: '我有密码，直接登录',
}
