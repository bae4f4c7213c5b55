import type { Texts } from '../../../web/src/lib/texts.ts'
import type { twoAdminsTexts as english } from '../../../web/src/texts/two-admins.ts'

export const twoAdminsTexts: Texts<typeof english> = {
  acts: {
    'organisation.approve': '批准机构',
    'person.erase-documents': '删除学生的文档',
    'payment-details.change': '更改收款账户',
    'vat.change': '更改增值税',
    'card-payment.refund': '退还银行卡付款',
    'invoice.credit': '贷记发票',
    'settlement.record': '登记结算',
    'bank-statement.book': '入账银行对账单',
    'hold.lift': '解除法律保全',
    'retention.change': '更改数据保存天数',
    'breach.letters': '致函受泄露事件影响的人员',
    'domain.give': '为机构分配域名',
    'admin.invite': '邀请管理员',
    'two-admins.off': '改为一位管理员即可',
  },
  title: '两位管理员',
  lead: '这些操作可以要求由两位管理员完成：第二位在七天内执行相同操作。',
  on: '这些操作需要两位管理员。',
  off: '一位管理员即可。',
  waiting: '等待第二位管理员',
  proposed: (who, date) => `由 ${who} 于 ${date} 提出`,
  switchOn: '要求两位管理员',
  switchOff: '一位即可',
  saved: '已保存。',
  invite: '邀请管理员',
  link: '此链接可创建一位管理员，仅能使用一次，一天内有效。',
  linkName: '链接',
  copied: '链接已复制！',
}
