import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { organisationHelp as english } from '../../../web/src/texts/help-organisation.ts'

export const organisationHelp: Texts<typeof english> = {
  ask: {
    about: '请持有人出示证书中的内容，并了解其是否属实。',
    tasks: [
      { what: '创建链接', how: '只选择您需要的内容，并将链接发送给持有人。' },
      { what: '查看回复', how: '打开请求。出示的内容会在您选择的日期删除，已签名的回执会保留。' },
    ],
  },
  audit: {
    about: '谁在何时在贵机构做了什么。所有者、主管和审计员可以查看。',
    tasks: [
      { what: '查找记录', how: '搜索，或按人员、操作、日期和对象筛选。' },
      {
        what: '查看某份证书或某位学生的全部记录',
        how: '打开一条记录的“详情”，然后点击“显示与此相关的全部记录”。',
      },
      { what: '保存查到的内容', how: '点击“导出 CSV”。导出本身也会留下记录。' },
    ],
  },
  check: {
    about: '一次最多验证 1,000 张证书，不限颁发机构。',
    tasks: [
      { what: '开始验证', how: '拖放文件、ZIP 或含链接的 CSV。' },
      { what: '查看结果', how: '按结论筛选。“无法判定”表示缺少证据，并不表示证书是假的。' },
      { what: '保存结果', how: '下载已签名的报告。结果会在一天后删除。' },
    ],
  },
  webhook: {
    what: '接收事件通知',
    how: '在“Webhook”标签页中点击“添加 Webhook”，输入地址并选择事件。',
  },
  failures: {
    what: '处理失败项',
    how: '打开“详情”查看原因。解决问题后，点击“重试失败项”。',
  },
  timeZone: {
    what: '选择时区',
    how: '在“时间”下选择。此后您机构的所有人员看到的时间都使用该时区。证书上的日期不会改变。',
  },
  people: {
    what: '添加人员',
    how: '在“同事”下逐一邀请，或在“目录”下让您机构的目录添加他们。在“机构登录”下，他们可用您机构的账号登录。',
  },
  taxDetails: {
    what: '获取税务发票',
    how: '在“税务信息”下填写信息，之后的发票会载明这些信息。',
  },
  approvals: {
    what: '签署前先批准证书',
    how: '在“批准”下点击“添加规则”，并选择签署人。',
  },
  certificate: '一张证书的全部信息：图片、证据和所有经过。',
  download: {
    what: '下载证书',
    how: '点击“下载”，选择 PDF、图片或已签名的数字凭证。',
  },
}
