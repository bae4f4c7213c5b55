import type { Texts } from '../../../web/src/lib/texts.ts'
import type { walletOfferTexts as english } from '../../../web/src/texts/wallet-offer.ts'

export const walletOfferTexts: Texts<typeof english> = {
  button: '添加到数字钱包',
  title: (certificate) => `将${certificate}添加到数字钱包`,
  what: '数字钱包是手机上保存证书的应用。您可以只出示证书的一部分，例如只出示学位而不出示出生日期。',
  need: '您需要一个能通过二维码接收证书的钱包应用（OpenID4VCI）。没有也没关系：您的链接和 PDF 在任何地方都能用。',
  waits: '此证书尚未被接受。一经接受，您的钱包就会收到。',
  withCode: '把钱包要求的验证码发到我的邮箱',
  withCodeHint: '如果别人能看到您的屏幕，请选择此项：这样仅凭二维码还不够。',
  make: '显示二维码',
  scan: '请用钱包应用扫描，不要用相机。',
  qr: '供您的钱包扫描的二维码',
  open: '在本设备的钱包中打开',
  linkName: '链接',
  copied: '链接已复制！',
  mailed: '我们已把钱包将要求的验证码发到您的邮箱。',
  until: (when) => `在 ${when} 之前可供一个钱包使用。`,
  states: {
    waiting: '正在等待您的钱包…',
    opened: '一个钱包已打开此邀请。',
    sent: '您的钱包已收到证书。',
    kept: '证书已在您的钱包中。',
    failed: '您的钱包未能保存证书。请重试。',
    expired: '没有钱包及时前来。请创建新的二维码。',
  },
  again: '新的二维码',
  notYours: '如果这不是您的钱包，请立即告知颁发机构。',
}
