import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { settlementTexts as english } from '../../../web/src/texts/settlement.ts'

export const settlementTexts: Texts<typeof english> = {
  title: '余额',
  lead: '审核机构的收入，以及颁发机构和学生的应付费用。',
  search: '按名称或付款参考号搜索',
  empty: '尚未产生任何费用。',
  columns: {
    name: '名称',
    role: '角色',
    reference: '付款参考号',
    standing: '余额',
    action: '操作',
  },
  earned: (amount) => `收入 ${amount}`,
  owes: (amount) => `应付 ${amount}`,
  settled: '已结清',
  record: '登记结算',
  recordFor: (name) => `登记结算：${name}`,
  payout: (amount) => `收入 ${amount}。登记您已支付的金额。可以分次支付。`,
  payment: (amount) => `应付 ${amount}。登记已收到的金额。可以分次支付。`,
  amount: '金额（AED）',
  amountWrong: (most) => `请输入不超过 ${most} 的金额，例如 1250 或 99.50。`,
  reference: '参考号',
  referenceHint: '银行参考号，会显示在对账单中。',
  referenceNeeded: '请输入参考号。',
  confirm: '登记',
  recording: '正在登记…',
  final: '结算登记后无法撤销。',
  recorded: '结算已登记。',
  openStatement: (name) => `${name} 的对账单`,
  statementLead: '费用和付款，按月列出。',
}
