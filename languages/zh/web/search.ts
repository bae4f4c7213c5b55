import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { searchTexts as english } from '../../../web/src/texts/search.ts'

export const searchTexts: Texts<typeof english> = {
  open: '搜索',
  shortcut: 'Ctrl K',
  title: '搜索与命令',
  placeholder: {
    issuer: '查找证书、学生、页面…',
    verifier: '查找请求、页面…',
    student: '查找证书、页面…',
    admin: '查找机构、人员、页面…',
  },
  acts: '操作',
  pages: '前往',
  createCertificate: '创建证书',
  addStudent: '添加学生',
  newTemplate: '创建模板',
  verify: '验证证书',
  certificates: '证书',
  students: '学生',
  issuerRequests: '颁发机构请求',
  userRequests: '用户请求',
  organisations: '机构',
  people: '人员',
  nothing: '没有找到',
  failed: '搜索失败，请稍后重试。',
  showAll: (count) => `显示全部 ${count} 条`,
}
