import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { myDataTexts as english } from '../../../web/src/texts/my-data.ts'

export const myDataTexts: Texts<typeof english> = {
  title: '我的数据',
  lead: '您可以下载或清除您的数据。',
  download: {
    title: '下载我的数据',
    lead: '一个 ZIP 文件，内含您的资料、证书（PDF 以及任何人都能验证的文件）、上传内容、链接、请求、费用和会话。',
    button: '下载我的数据',
    pending: '正在准备文件，可能需要一分钟。',
    done: '文件已下载。其中含有您证书的密钥，请妥善保管。',
  },
  erase: {
    title: '清除我的数据',
    lead: '我们会在您提出申请七天后清除。在此之前一切照常，您可以反悔。',
    goesTitle: '将清除的内容',
    goes: [
      '您的账号：姓名、邮箱、密码、二次验证方式和会话',
      '您证书文档的密钥：此后任何人都无法在这里打开文档，相关链接也会失效',
      '您上传的内容，以及颁发机构为其添加的授权书',
      '您的链接、账号中的钱包，以及您写给颁发机构的内容',
    ],
    staysTitle: '将保留的内容及原因',
    stays: [
      '颁发机构在其名单和登记册中保存的您的信息。请向颁发机构咨询。',
      '不含您姓名的编号：公开日志、区块链和费用记录不得更改。',
      '您下载或分享的副本，仍可验证。',
      '已转入您钱包的 NFT。我们将不再知道它们属于谁。',
    ],
    button: '清除我的数据',
  },
  dialog: {
    title: '清除我的全部数据？',
    when: (day) => `您的数据将于 ${day} 清除。此后任何人都无法恢复，包括我们。请先下载。`,
    issuers: '颁发机构名单中的信息仍由其保留。',
    password: '您的密码',
    understood: '我明白，清除后我的证书将无法在这里打开',
    confirm: (day) => `于 ${day} 清除`,
    asked: '您的数据将被清除。详情已发送到您的邮箱。',
  },
  waiting: {
    title: (day) => `您的数据将于 ${day} 清除`,
    text: '在此之前一切照常。请先下载您的数据，或选择保留。',
    keep: '保留我的数据',
    kept: '您的数据将予以保留。',
    heldTitle: '因法律保全，您的数据暂时保留',
    held: (reason) => `必须保存您的数据：${reason} 保全解除后即清除。`,
    heldUntil: (reason, day) => `必须将您的数据保存到 ${day}：${reason} 之后即清除。`,
  },
}
