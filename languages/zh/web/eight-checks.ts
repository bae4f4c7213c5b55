import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { eightChecks as english } from '../../../web/src/texts/eight-checks.ts'

export const eightChecks: Texts<typeof english> = {
  verdict: {
    VALID: '有效',
    INVALID: '无效',
    'CANNOT TELL': '无法判定',
    checking: '正在验证…',
  },
  checks: {
    'well-formed': '文档完整',
    signature: '签名相符',
    issuer: '颁发机构身份属实',
    validity: '在有效期内',
    status: '未被吊销',
    log: '已写入公开日志',
    anchor: '日志已记录在区块链上',
    endorsement: '已由审核机构通过',
  },
  answers: {
    passed: '通过',
    failed: '未通过',
    inconclusive: '无法检查',
    'not-applicable': '不适用',
    waiting: '正在检查',
  },
}
