import type { review as english } from '@credenza/schema/sentences/review'
import type { Twin } from '@credenza/schema/sentences/sentence'

export const review: Twin<typeof english> = {
  'not_found.request': '未找到该请求。',
  'not_found.person_erased': '此人的数据已被清除，因此不能再添加与其有关的文件。',
  'invalid.verifier_to_decide_for': '请指明您代表哪家已批准的审核机构做决定。',
  'invalid.other_verifier': '这不是您的编号。请发送您自己的编号，或不填：您只能代表自己的机构做决定。',
  'invalid.too_many_notes': ({ max }) => `每个请求最多 ${max} 条备注。请先删除一条。`,
  'forbidden.note': '只有备注的作者可以删除它。',
  'not_found.note': '未找到该备注。',
  'invalid.verifier_of_request': '请选择收到此请求的审核机构。',
  'invalid.too_many_attachments': ({ max }) =>
    `每个请求最多可为一个审核机构提供 ${max} 个文件。请先删除一个。`,
  'too_large.attachment': ({ megabytes }) => `文件不能超过 ${megabytes} MB。`,

  'invalid.fee_in_the_past': '请选择今天或之后的日期。',
  'invalid.settlement_too_large': '金额超过了余额。',
  'not_found.invoice': '未找到发票。',
  'not_found.card_payments': '此处不提供银行卡付款。',
  'not_found.payment': '未找到付款。',
  'invalid.refund_too_large': '金额超过该付款的剩余部分。',
  'invalid.refund_by_supplier': '只有运营方可以将款项退回银行卡。请开具贷项通知单，不作退款。',
  'invalid.bank_statement': '无法读取此文件。请上传 camt.053 文件，或含 date 和 amount 列的 CSV 文件。',
  'not_found.e_invoice': '此单据没有电子发票。双方须填写含登记号的税务信息。',
  'invalid.credit_line': '此发票没有该行。',
  'invalid.credit_too_large': ({ number, left }) => `第 ${number} 行还可贷记 ${left} 项。`,
  'invalid.trn_in_use': '请先为已收费用开具发票，再删除登记号。',
  'invalid.share_without_details': '请先填写平台的税务信息：平台会为其分成开具发票。',
  'not_found.balance': '此处没有任何费用或收入。',

  'invalid.issuer': '请从列表中选择颁发机构。',
  'invalid.issuers_certificate_type': '请选择该颁发机构的一种证书类型。',
  'not_found.issuer': '未找到该颁发机构。',
}
