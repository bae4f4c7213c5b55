import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { sealKeyTexts as english } from '../../../web/src/texts/seal-key.ts'

export const sealKeyTexts: Texts<typeof english> = {
  title: 'PDF 的印章',
  lead: '每份 PDF 证书都用您的印章密钥加盖印章。如果 PDF 阅读器信任的证书认证机构（CA）认证了该密钥，阅读器会把您的名称显示为签署者。',
  states: {
    'self-signed': '还没有证书认证机构（CA）认证此密钥。',
    'in-force': 'PDF 使用此证书加盖印章。',
    'ends-soon': '此证书即将到期。请现在获取下一个证书。',
    ended: '此证书已到期。在您添加下一个证书之前，PDF 印章不使用它。',
    stolen: '您已报告此密钥被盗。在运营方连接您服务商的另一个密钥之前，无法提供 PDF。',
  },
  remote: '您的印章密钥由服务商保管，证书也来自服务商。',
  subject: '证书持有者',
  issuer: '颁发机构',
  endsAt: '到期时间',
  request: '下载证书请求',
  requestHint: '把它发给证书认证机构（CA），由其认证密钥；密钥本身始终由我们保管。',
  requestFile: 'seal-request.csr',
  certificates: '证书（PEM）',
  certificatesHint:
    '先放此密钥的证书，再放通向证书认证机构（CA）的证书。每个证书以 -----BEGIN CERTIFICATE----- 开头。',
  use: '检查并使用这些证书',
  used: '从现在起，PDF 使用这些证书加盖印章。',
  rotate: '更换印章密钥',
  rotateQuestion: '要更换印章密钥吗？',
  rotateEffects:
    '如果证书认证机构（CA）吊销了证书，请更换密钥。新密钥需要新的证书。之前加盖印章的 PDF 仍被认可。如果密钥可能已落入他人之手，请改为报告被盗。',
  rotateYes: '更换密钥',
  rotated: '印章密钥已更换。',
  keysTitle: '曾为 PDF 加盖印章的密钥',
  reported: (at) => `于 ${at} 报告被盗`,
  reportOf: (key) => `报告被盗：印章密钥 ${key}`,
  stolenQuestion: '要报告此印章密钥被盗吗？',
  stolenEffects: '用此密钥盖章的 PDF 将不再被认可，包括较早的。请让持有人重新下载。此操作无法撤销。',
  adminEffects: '由我们保管的密钥会立即更换。代表该机构的所有人都会收到邮件。',
  newKey: '您会立即获得新密钥。新密钥需要新的证书。',
  noPdfs:
    '如果您的服务商仍在使用此密钥盖章，在运营方连接您服务商的另一个密钥之前，将无法提供 PDF，也无法发送包含 PDF 的邮件。',
}
