import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { externalKeyTexts as english } from '../../../web/src/texts/external-key.ts'

export const externalKeyTexts: Texts<typeof english> = {
  title: '密钥库中的密钥',
  lead: '您的密钥可以保存在硬件模块或密钥服务中。这样每个签名都在那里生成，我们没有该密钥的副本。',
  stores: {
    pkcs11: '硬件模块（PKCS #11）',
    'aws-kms': 'AWS KMS',
    'google-kms': 'Google Cloud KMS',
    'azure-key-vault': 'Azure Key Vault',
  },
  current: (label, store) => `您使用密钥 ${label} 签名。它位于：${store}。`,
  currentForWallets: (label, store) => `数字钱包证书使用密钥 ${label} 签名。它位于：${store}。`,
  back: '如需重新使用由我们保管的密钥签名，请在上方更换签名密钥。',
  use: '密钥签署什么',
  uses: { documents: '证书', wallets: '存入数字钱包的内容' },
  store: '密钥库',
  label: '密钥名称',
  labelHint: (prefix, kind) => `一个 ${kind} 类型的密钥，名称以 ${prefix} 开头。请让密钥库的管理者创建。`,
  effects: {
    documents: '之前签名的内容仍然有效。您会获得新的数字签名。',
    wallets: '之前签名的内容仍然有效。',
  },
  connect: '检查并使用此密钥',
  connecting: '正在检查…',
  connected: '您现在使用此密钥签名。',
}
