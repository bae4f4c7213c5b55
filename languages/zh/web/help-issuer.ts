import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { issuerHelp as english } from '../../../web/src/texts/help-issuer.ts'
import { organisationHelp } from './help-organisation.ts'

export const issuerHelp: Texts<typeof english> = {
  '/issuer': {
    about: '需要您处理的事项、总数，以及最近十二个月的情况。',
    tasks: [
      {
        what: '创建证书',
        how: '点击“+ 创建证书”，选择类型和获证人，并查看预览。十分钟内可以撤销。',
      },
      {
        what: '添加学生',
        how: '点击“+ 添加学生信息”添加一名学生。要添加整份名单，请打开“学生信息”并导入表格。',
      },
      { what: '处理待办事项', how: '“待处理”下的每一行都会带您前往相应的处理页面。' },
    ],
  },
  '/issuer/timeline': {
    about: '按年份分组的证书。',
    tasks: [
      { what: '查看某年的证书', how: '打开该年份。' },
      { what: '创建证书', how: '点击“创建证书”，然后选择类型和获证人。' },
    ],
  },
  '/issuer/certificates': {
    about: '您创建的每张证书及其状态。',
    tasks: [
      { what: '查找证书', how: '进行搜索，或按年份、类别和状态筛选。' },
      {
        what: '签署证书',
        how: '选择尚未签署的证书，点击“签署”，并输入机构的数字签名。签署后不可更改。',
      },
      {
        what: '批量发送邮件、导出或吊销',
        how: '选择若干行，然后选择操作。也可以选择符合搜索条件的全部证书。',
      },
      { what: '更正证书', how: '打开证书并选择“更正”。更正后的证书将在同一链接下取代它。' },
    ],
  },
  '/issuer/details/:id?': {
    about: '某一年的证书及每张证书的状态。',
    tasks: [
      { what: '查找证书', how: '进行搜索，或按类别和状态筛选。' },
      {
        what: '批量签署、发送邮件或导出',
        how: '选择若干行，然后选择操作。也可以选择符合搜索条件的全部证书。',
      },
    ],
  },
  '/issuer/student-info': {
    about: '您向其颁发证书的学生。',
    tasks: [
      {
        what: '导入名单',
        how: '点击“导入学生数据”，拖放表格。添加任何人之前，您可以查看读取结果。',
      },
      {
        what: '邀请学生',
        how: '选择若干行并点击“邀请”。每位学生会收到一封含账号链接的邮件。',
      },
      {
        what: '归档已离开的学生',
        how: '选择若干行并点击“归档”。他们的证书保持不变，您可以随时恢复这些学生。',
      },
      {
        what: '批量编辑',
        how: '选择行并点击“编辑”，选择要为所有学生更改的内容。十分钟内可以撤销。',
      },
    ],
  },
  '/issuer/student-info/:studentId': {
    about: '一名学生的信息、账号、证书和历史记录。',
    tasks: [
      { what: '向该学生颁发证书', how: '点击“颁发证书”。' },
      {
        what: '修改信息',
        how: '点击“编辑”。已有证书保留已签署的内容；如有必要，请颁发更正后的证书。',
      },
      { what: '邀请该学生', how: '点击“账号”下的“邀请”。一天后可以再次邀请。' },
    ],
  },
  '/issuer/activity': {
    about: '您发起的任务、进度和失败项。',
    tasks: [
      { what: '撤销', how: '创建证书或归档学生后，十分钟内可点击“撤销”。' },
      organisationHelp.failures,
      { what: '获取导出的文件', how: '点击所在行的“下载文件”。' },
    ],
  },
  '/issuer/delivery': {
    about: '将证书送达持有人的邮件。',
    tasks: [
      {
        what: '重新发送邮件',
        how: '在“邮件”标签页中，点击所在行的“重新发送”，或重新发送全部失败邮件。',
      },
      { what: '修改邮件内容', how: '打开“内容与设置”，编辑主题和正文，并查看预览。' },
      { what: '选择何时发送邮件', how: '在“内容与设置”中，启用或关闭自动邮件和到期提醒。' },
    ],
  },
  '/issuer/requests': {
    about: '学生在这里请求更改其证书。',
    tasks: [
      { what: '答复请求', how: '点击“打开”，将更改与您的记录核对，然后同意或拒绝。' },
      { what: '使更正生效', how: '同意请求后会创建一张更正后的证书。打开该更正并签署。' },
    ],
  },
  '/issuer/approvals/:requestId?': {
    about: '签署前由签署人批准的内容，以及谁已批准。',
    tasks: [
      { what: '批准', how: '打开申请，查看预览和列表，然后点击“批准”。系统会要求您完成二次验证。' },
      { what: '重新申请', how: '如果证书之后有变化，先前的批准不再有效。点击“重新申请”，按现状获得批准。' },
    ],
  },
  '/issuer/developers': {
    about: '用 API 密钥和 Webhook 接入您自己的系统。',
    tasks: [
      {
        what: '创建 API 密钥',
        how: '点击“新建 API 密钥”，只选择程序所需的权限，然后复制密钥。密钥只显示一次。',
      },
      organisationHelp.webhook,
      { what: '查找消息失败的原因', how: '打开 Webhook 的发送记录，可从中重新发送消息。' },
    ],
  },
  '/addStudent': {
    about: '向名单中添加一名学生。',
    tasks: [
      { what: '添加学生', how: '填写表单并点击“保存”。学生使用此邮箱和密码登录。' },
      { what: '添加多名学生', how: '打开“学生信息”并点击“导入学生数据”。' },
    ],
  },
  '/category-manager': {
    about: '可供选择的证书类型。审核机构按类型设置费用。',
    tasks: [
      { what: '创建类型', how: '输入名称并点击“创建”。' },
      { what: '选择版式', how: '在所在行选择默认模板。此类型的新证书将使用该模板。' },
    ],
  },
  '/issuer/templates': {
    about: '您的证书的外观。',
    tasks: [
      {
        what: '创建模板',
        how: '点击“新建模板”，选择一种版式，然后添加标志、颜色和签署人。',
      },
      { what: '使用模板', how: '将其设为证书类型的默认模板，或在创建证书时选择。' },
      { what: '归档模板', how: '点击“归档”。用它创建的证书保持原有版式。' },
    ],
  },
  '/issuer/templates/:templateId': {
    about: '设计一个模板。证书会保留创建时所用的版本。',
    tasks: [
      { what: '修改设计', how: '编辑设置，查看预览，然后点击“保存”。' },
      {
        what: '显示姓名和日期',
        how: '在文本中插入占位符，例如姓名或颁发日期。每张证书会自动填入相应内容。',
      },
      { what: '恢复到之前的版本', how: '打开“版本”并点击“恢复”。' },
    ],
    keys: [
      { keys: ['Ctrl S'], what: '保存' },
      { keys: ['Ctrl Z'], what: '撤销' },
      { keys: ['Ctrl Shift Z', 'Ctrl Y'], what: '重做' },
    ],
  },
  '/issuer/balance': {
    about: '审核机构通过证书所收取的费用，以及您已支付的金额。',
    tasks: [
      { what: '支付应付费用', how: '将款项转入“付款方式”下的账户，并注明付款参考号。' },
      {
        what: '查看或保存对账单',
        how: '选择月份。每一行都注明持有人；可下载该月的 CSV 或 PDF。',
      },
    ],
  },
  '/issuer/check': organisationHelp.check,
  '/issuer/audit': organisationHelp.audit,
  '/issuer/ask': organisationHelp.ask,
  '/issuer/settings': {
    about: '您的机构如何显示、由谁审核证书，以及用于签署的密钥。',
    tasks: [
      { what: '修改证书上的名称', how: '输入显示名称并保存。已有证书的名称不变。' },
      {
        what: '选择审核机构',
        how: '在“审核机构”下选择。如果一个都不选，所有已批准的审核机构都能看到您的请求。',
      },
      { what: '更换签名密钥', how: '点击“更换签名密钥”。之前签署的内容依然有效。' },
      {
        what: '让课程授予证书',
        how: '在“学习平台”中添加 Moodle、Canvas 或其他平台，并把显示的地址交给它。然后点击“测试”和“启用”。',
      },
      {
        what: '处理教师的提议',
        how: '在“学习平台”中，点击课程旁的“授予”或“拒绝”。',
      },
      organisationHelp.timeZone,
      organisationHelp.people,
      organisationHelp.taxDetails,
      organisationHelp.approvals,
    ],
  },
  '/certificate/:id': {
    about: organisationHelp.certificate,
    tasks: [
      organisationHelp.download,
      {
        what: '向审核机构提供文件',
        how: '在请求等待处理期间，于“给审核机构的文件”下选择审核机构，添加成绩单或护照副本，然后点击“添加文件”。其他人无法打开。',
      },

      {
        what: '更正、暂停或吊销',
        how: '在标题旁选择操作。确认之前，您可以看到该操作的影响。',
      },
      { what: '查看他人所见', how: '点击“以他人视角查看”。' },
    ],
  },
}
