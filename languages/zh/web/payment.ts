import type { Texts } from '../../../web/src/lib/texts.ts'
import type { paymentTexts as english } from '../../../web/src/texts/payment.ts'

export const paymentTexts: Texts<typeof english> = {
  howTo: '付款方式',
  howToLead: '请将款项转入此账户并注明参考号，以便我们核对。可以分次付款。',
  booked: '管理员登记付款后，您的余额会更新。',
  noAccount: '尚未填写银行账户。请向管理员询问收款账户，并提供此参考号。',
  reference: '付款参考号',
  accountHolderName: '账户名',
  bankName: '银行',
  iban: 'IBAN',
  bic: 'BIC',
  copied: (what) => `已复制：${what}`,
  set: '银行账户',
  title: '收款银行账户',
  lead: '所有有应付费用的用户都能在“余额”页面和对账单中看到此账户。',
  ibanHint: '输入时自动检查。',
  bicHint: '8 或 11 个字符。',
  save: '保存',
  saving: '正在保存…',
  saved: '银行账户已保存。',
  failed: '无法加载银行账户。',
}
