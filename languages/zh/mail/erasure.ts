import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { erasure as english } from '../../en/mail/erasure.ts'

export const erasure: Texts<typeof english> = {
  asked: (name, day) => ({
    subject: `您的数据将于 ${day} 清除`,
    paragraphs: [
      `${name}，您好：`,
      `您要求我们清除您的全部数据。我们将于 ${day} 清除。在此之前一切照常，您也可以改变主意。`,
      '请在该日期之前下载您的数据。此后任何人都无法在此打开您的证书，包括我们。',
      '如果这不是您的要求，请立即保留数据并更改密码。',
    ],
    action: '保留我的数据',
  }),
  takenBack: (name) => ({
    subject: '您的数据将继续保留',
    paragraphs: [`${name}，您好：`, '您选择了保留数据。没有任何数据被清除，以后也不会清除。'],
  }),
  stopped: (name) => ({
    subject: '您的数据不会被清除',
    paragraphs: [
      `${name}，您好：`,
      '有人登录您的账号后，请求我们清除您的数据。现在另一家机构添加了您，而您的账号尚未证明该邮箱属于您，因此我们已停止清除。',
      '如果您仍想清除，请登录并输入我们发到您邮箱的验证码，然后重新提出请求。',
    ],
    action: '打开我的数据',
  }),
  erased: (name) => ({
    subject: '您的数据已清除',
    paragraphs: [
      `${name}，您好：`,
      '我们已按您的要求清除您的数据：您证书文档的密钥、您上传的文件、您的链接和您的账号。颁发机构自行保存的名单，请向其查询。',
      '这是我们发给您的最后一封邮件。',
    ],
  }),
}
