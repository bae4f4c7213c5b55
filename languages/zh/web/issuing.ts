import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { issuingTexts as english } from '../../../web/src/texts/issuing.ts'

export const issuingTexts: Texts<typeof english> = {
  dashboard: {
    greeting: (name) => `欢迎您，${name}`,
    title: '概览',
    wallet: '钱包地址',
    totalCertificates: '证书总数',
    totalStudents: '学生总数',
    loading: '…',
    error: '出错',
    createCertificate: '+ 创建证书',
    addStudent: '+ 添加学生信息',
    gateHint: '管理员批准您的机构后即可使用。',
    certificatesOf: (year) => `${year} 年的证书`,
    years: '年份',
  },
  details: {
    allTitle: '证书',
    year: '年份',
    allYears: '全部年份',
    title: (year) => `${year} 年的证书`,
    category: '类别',
    allCategories: '全部类别',
    search: '搜索证书',
    status: '状态',
    allStatuses: '全部状态',
  },
}
