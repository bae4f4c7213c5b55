import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { recoveryTexts as english } from '../../../web/src/texts/recovery.ts'

export const recoveryTexts: Texts<typeof english> = {
  request: {
    title: '忘记密码',
    lead: '输入您的邮箱，我们会发送 6 位验证码。',
    email: '邮箱',
    send: '发送验证码',
    sending: '正在发送…',
  },
  verify: {
    title: '输入验证码',
    lead: (email) => `如果 ${email} 已注册账号，6 位验证码即将送达。`,
    otherEmail: '使用其他邮箱',
    boxes: '6 位验证码',
    box: (position) => `第 ${position} 位，共 6 位`,
    submit: '确认',
    submitting: '正在核对…',
    resend: '重新发送验证码',
    resending: '正在重新发送…',
    resendIn: '重新获取验证码还需',
    resendReady: '现在可以重新获取验证码。',
    nothingCame: '没有收到？请查看垃圾邮件。验证码 10 分钟内有效。',
  },
  reset: {
    title: '设置新密码',
    lead: '设置后，您会在所有设备上退出登录。',
    password: '新密码',
    confirm: '确认密码',
    submit: '重置密码',
    submitting: '正在重置…',
    back: '返回登录',
    failed: '出了点问题',
    startAgain: '重新获取验证码',
    rules: '密码要求',
    ruleLength: '至少 8 个字符',
    ruleSame: '两次输入一致',
  },
  first: {
    title: '设置您自己的密码',
    lead: '给您密码的人也知道这个密码。请设置一个只有您知道的密码。',
    submit: '设置密码并登录',
    submitting: '正在设置密码…',
    startAgain: '重新开始',
  },
  mailbox: {
    title: '证明该邮箱属于您',
    why: '另一家机构添加了您。在显示其颁发的内容之前，我们需要确认一次：您的账号属于该邮箱的主人。',
    sentTo: (hint) => `我们已向 ${hint} 发送 6 位验证码。`,
    submit: '确认并登录',
  },
  done: {
    title: '密码重置成功！',
    text: '现在可以使用新密码登录。',
    login: '登录',
  },
}
