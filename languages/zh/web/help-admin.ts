import type { Texts } from '../../../web/src/lib/texts.ts'
import type { adminHelp as english } from '../../../web/src/texts/help-admin.ts'

export const adminHelp: Texts<typeof english> = {
  '/admin': {
    about: '本平台的颁发机构和审核机构。获得您的批准后即可开始使用。',
    tasks: [
      { what: '审核申请', how: '点击“审核”，阅读材料，然后批准该机构，或说明理由后退回。' },
      { what: '查找机构', how: '进行搜索，或显示其他状态的机构。' },
    ],
  },
  '/admin/organisations/:id': {
    about: '一家机构的全部信息：提交的资料、材料、密钥和历史记录。',
    tasks: [
      { what: '处理申请', how: '将材料与所填信息核对，然后批准或退回。您的理由会发邮件告知该机构。' },
      { what: '停用机构', how: '点击“停用”。其证书仍可验证，您可以随时恢复该机构。' },
    ],
  },
  '/admin/balances': {
    about: '审核机构的收入，以及颁发机构和学生的应付费用。',
    tasks: [
      { what: '登记付款', how: '按名称或付款参考号找到对方，点击“登记结算”。此操作无法撤销。' },
      { what: '设置收款账户', how: '点击“银行账户”。所有有应付费用的用户都能看到此账户。' },
    ],
  },
  '/admin/balances/:id': {
    about: '某一方的费用和付款，按月列出。',
    tasks: [{ what: '查看或保存某月的对账单', how: '选择月份，然后下载 CSV 或 PDF 格式的对账单。' }],
  },
  '/admin/people': {
    about: '所有可以登录的人。',
    tasks: [
      { what: '查找人员', how: '搜索姓名、邮箱或机构，或选择角色。' },
      { what: '查看某人的操作', how: '从该人员所在行的末尾打开审计日志。' },
    ],
  },
  '/admin/audit': {
    about: '谁在何时做了什么。记录环环相扣，改动任何一条都会被发现。',
    tasks: [
      { what: '查找记录', how: '进行搜索，或按人员、操作、日志和日期筛选。' },
      { what: '保存查找结果', how: '点击“导出 CSV”。' },
      { what: '检查是否有改动', how: '点击“重新检查”。所有日志的每条记录都会重新计算。' },
    ],
  },
  '/admin/witnesses': {
    about: '还有谁签署我们的日志，以确保没有人能展示两个版本。',
    tasks: [
      { what: '添加见证方', how: '在设置项 WITNESSES 中填写该见证方。' },
      {
        what: '见证其他日志',
        how: '在设置项 WITNESS_FOR 中填写该日志，并把本页的密钥和地址提供给其运营方。',
      },
    ],
  },
  '/admin/health': {
    about: '平台各部分的运行情况，每 15 秒检查一次。',
    tasks: [
      { what: '查找问题', how: '找到需要关注或停止运行的部分，那里会说明问题所在。' },
      { what: '重新发送邮件', how: '排除故障后，点击等待中和失败邮件上方的“立即重试”。' },
    ],
  },
  '/admin/data-protection': {
    about: '如何处理个人数据、保存多久，以及哪些内容不得删除。',
    tasks: [
      { what: '为法院保存数据', how: '点按“设置保全”，填写审计记录中该人员或机构的编号。' },
      { what: '向主管机关出示登记册', how: '点按“打印”或“导出 JSON”。' },
    ],
  },
  '/admin/breaches': {
    about: '个人数据泄露事件：谁受影响、通知了谁。',
    tasks: [{ what: '开始', how: '点按“开启事件”。72 小时自发现时起算。' }],
  },
  '/admin/breaches/:id': {
    about: '一起数据泄露事件，从第一份名单到结案报告。',
    tasks: [{ what: '写信给受影响人员', how: '点按“添加人员”，再点按“写信通知”。每人收到一封信。' }],
  },
  '/admin/pages': {
    about: '您的联系、隐私和条款页面，所有人都可以阅读。',
    tasks: [
      {
        what: '编写页面',
        how: '用一种或多种语言输入内容，查看预览，然后点击“保存”。页面链接会出现在页脚。',
      },
      { what: '移除页面', how: '清空所有语言的内容并保存。' },
    ],
  },
  '/admin/secure': {
    about: '管理员登录需要二次验证。请设置一种方式后继续。',
    tasks: [
      { what: '添加通行密钥', how: '点击“添加通行密钥”，然后用指纹、面容或设备 PIN 确认。' },
      { what: '改用 App', how: '点击“设置 App”，扫描二维码，并妥善保存恢复码。' },
    ],
  },
  '/certificate/:id': {
    about: '一张证书的全部信息：图片、证据和所有经过。',
    tasks: [{ what: '查看证据', how: '打开时间线中的条目，查看签署和记录的内容。' }],
  },
}
