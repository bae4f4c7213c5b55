import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { check as english } from '../../en/document/check.ts'

export const check: Texts<typeof english> = {
  title: '批量验证报告',
  checkedBy: '委托方',
  startedBy: { person: '发起人', 'api-key': '发起所用 API 密钥' },
  deployment: '验证方',
  started: '开始时间',
  ended: '结束时间',
  number: '验证编号',
  columns: ['文件', '证书', '原因', '结论'],
  verdicts: { VALID: '有效', INVALID: '无效', 'CANNOT TELL': '无法判定', UNREADABLE: '无法读取' },
  total: '文件数',
}
