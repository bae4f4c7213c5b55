import type { Texts } from '../../../web/src/lib/texts.ts'
import type { statement as english } from '../../en/document/statement.ts'

export const statement: Texts<typeof english> = {
  title: '对账单',
  party: '账户',
  month: '月份',
  timeZone: '时区',
  zone: (name) => `${name}；月份按 UTC 计算`,
  reference: '付款参考号',
  accountHolder: '收款人',
  iban: 'IBAN',
  bic: 'BIC',
  opening: '期初余额',
  fees: '费用',
  payments: '付款',
  closing: '期末余额',
  item: '项目',
  holder: '持有人',
  with: { wallet: '颁发机构或学生', payable: '审核机构' },
  date: '日期',
  number: '数量',
  each: '单价',
  amount: '金额',
  payment: '付款',
  creditNote: '贷项通知单',
  erased: '数据已删除',
}
