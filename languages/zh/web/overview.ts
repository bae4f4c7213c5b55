import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { overviewTexts as english } from '../../../web/src/texts/overview.ts'

export const overviewTexts: Texts<typeof english> = {
  start: {
    title: '颁发您的第一张证书',
    done: '（已完成）',
    category: {
      title: '创建证书类型',
      text: '例如“学位”或“结业”。审核机构按类型设置费用。',
      action: '创建类型',
    },
    template: {
      title: '选择版式（选填）',
      text: '挑选版式，添加标志和签名。不选则使用标准版式。',
      action: '选择版式',
    },
    students: {
      title: '添加学生',
      text: '逐个添加，或用表格一次导入。',
      action: '添加学生',
    },
    certificate: {
      title: '创建并签署第一张证书',
      text: '十分钟内可以撤销，签署之前一切都可更改。',
      action: '创建证书',
    },
  },
  attention: {
    title: '待处理',
    clear: '全部处理完毕。证书均已签署，邮件均已送达，名单均已导入。',
    failed: '无法加载待处理事项。',
    approvals: (count) => `${count} 个请求等待您批准。`,
    decide: '查看并决定',
    unsigned: (count, year) => `${year} 年有 ${count} 张证书尚未签署。`,
    unsignedEarlier: (count) => `往年有 ${count} 张证书尚未签署。`,
    toTimeline: '查看各年份',
    sign: (year) => `签署 ${year} 年的证书`,
    declined: (count) => `最近 30 天有 ${count} 张证书被拒绝。`,
    declinedFor: (title, name) => `${title}，${name}`,
    mails: (count) => `${count} 封邮件未能送达收件人。`,
    corrections: (count) => `${count} 个更正请求等待您答复。`,
    answer: '查看并答复',
    showMails: '查看并重新发送',
    imported: (count, file) => `${file} 中有 ${count} 行未导入。`,
    importFailed: (file) => `无法导入 ${file}。`,
    showImport: (file) => `查看 ${file} 的导入`,
    show: '查看',
    hide: '隐藏',
    review: '查看并签署',
  },
  months: {
    title: '最近十二个月',
    created: '已创建',
    signed: '已签署',
    accepted: '已通过',
    month: '月份',
    asTable: '以表格显示',
    none: '最近十二个月没有创建证书。',
    summary: (month, created, signed, accepted) =>
      `${month}：创建 ${created} 张，签署 ${signed} 张，通过 ${accepted} 张`,
  },
}
