import type { Texts } from '../../../web/src/lib/texts.ts'
import type { erasure as english } from '../../en/mail/erasure.ts'

export const erasure: Texts<typeof english> = {
  asked: (name, day) => ({
    subject: `您的数据将于 ${day} 删除`,
    paragraphs: [
      `${name}，您好：`,
      `您要求我们删除您的全部数据。我们将于 ${day} 删除。在此之前一切照常，您也可以改变主意。`,
      '请在该日期之前下载您的数据。此后任何人都无法在此打开您的证书，包括我们。',
      '如果这不是您的要求，请立即保留数据并更改密码。',
    ],
    action: '保留我的数据',
  }),
  takenBack: (name) => ({
    subject: '您的数据将继续保留',
    paragraphs: [`${name}，您好：`, '您选择了保留数据。没有任何数据被删除，以后也不会删除。'],
  }),
  erased: (name) => ({
    subject: '您的数据已删除',
    paragraphs: [
      `${name}，您好：`,
      '我们已按您的要求删除您的数据：您证书文档的密钥、您上传的文件、您的链接和您的账户。颁发机构自行保存的名单，请向其查询。',
      '这是我们发给您的最后一封邮件。',
    ],
  }),
}
