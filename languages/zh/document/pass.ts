import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { pass as english } from '../../en/document/pass.ts'

export const pass: Texts<typeof english> = {
  certificate: '证书',
  holder: '持有人',
  issuer: '颁发机构',
  date: '日期',
  validUntil: '有效期至',
  check: '验证此证书',
  title: '名称',
  description: '说明',
  email: '邮箱',
  dateOfBirth: '出生日期',
  results: '其他成绩',
  learningCredential: '学习凭证',
  issuingCountry: '颁发国家',
  familyName: '姓',
  givenName: '名',
  learningOutcomes: '学习成果',
}
