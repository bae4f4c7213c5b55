import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { studentHelp as english } from '../../../web/src/texts/help-student.ts'

export const studentHelp: Texts<typeof english> = {
  '/student': {
    about: '机构向您颁发的证书，以及您上传的证书。',
    tasks: [
      {
        what: '向他人出示证书',
        how: '用“分享”创建链接。获得链接的人无需账号即可验证证书。',
      },
      {
        what: '上传纸质证书',
        how: '点击“上传证书”并指明颁发机构。颁发机构核对后，由审核机构决定。',
      },
      { what: '下载或更正证书', how: '打开该证书。' },
    ],
  },
  '/student/wallet': {
    about: '颁发机构转移给您的证书会保存在这里。您不需要有自己的钱包。',
    tasks: [
      {
        what: '关联自己的钱包',
        how: '使用浏览器中的钱包，或在别处对消息签名后粘贴签名。全程免费。',
      },
    ],
  },
  '/student/badges': {
    about: '您从其他应用带来的徽章。',
    tasks: [
      {
        what: '从其他应用添加徽章',
        how: '在“我的证书”中点击“从其他应用添加”，输入该应用的网址，并在那里同意。',
      },
    ],
  },
  '/student/my-data': {
    about: '我们保存的关于您的全部数据，可以下载或清除。',
    tasks: [
      { what: '下载您的数据', how: '点击“下载我的数据”。您会得到一个 ZIP 文件，请妥善保管。' },
      { what: '清除您的数据', how: '点击“清除我的数据”。我们会在七天后清除，在此之前您可以撤销。' },
    ],
  },
  '/student/balance': {
    about: '审核机构通过您上传的证书所收取的费用，以及您已支付的金额。',
    tasks: [
      { what: '支付应付费用', how: '将款项转入“付款方式”下的账户，并注明付款参考号。' },
      { what: '保存对账单', how: '选择月份，下载 CSV 或 PDF。' },
    ],
  },
  '/certificate/:id': {
    about: '您的一张证书的全部信息：图片、证据和所有经过。',
    tasks: [
      { what: '分享证书', how: '点击“分享”创建链接。您可以选择有效时长，也可以停用链接。' },
      { what: '下载证书', how: '点击“下载”，选择 PDF、图片或已签名的数字凭证。' },
      {
        what: '请求更正错误',
        how: '点击“请求更正”，填写证书应有的内容。颁发机构会答复您。',
      },
      {
        what: '添加到手机钱包',
        how: '在手机上点击“分享”，然后点击“添加到 Apple 钱包”或“添加到 Google 钱包”。并非所有服务都提供此功能，但链接始终可用。',
      },
    ],
  },
}
