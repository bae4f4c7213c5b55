import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { issuerPageTexts as english } from '../../../web/src/texts/issuer-page.ts'

export const issuerPageTexts: Texts<typeof english> = {
  title: '颁发机构',
  approved: (by, since) => `已由 ${by} 批准（自 ${since} 起）`,
  mayIssue: '该机构有权颁发证书。批准前已核对其材料。',
  suspended: '已停用',
  suspendedText: (by) => `${by} 已停用该颁发机构，目前不得颁发证书。此前颁发的证书仍可验证。`,
  unvouched: '调查中',
  unvouchedText: (by) => `${by} 关于该颁发机构的记录与其公开日志不符。查明之前，不能认定其证书有效。`,
  about: '关于该颁发机构',
  registeredName: '注册名称',
  certificates: '已签署的证书',
  categories: '证书类型',
  noCategories: '暂无',
  website: '网站',
  email: '邮箱',
  noContact: '该颁发机构未在此公布网站或邮箱。',
  did: '标识符',
  keys: '签名密钥',
  keysLead: '证书由以下密钥之一签署。过去的密钥会继续列出，以便验证较早的证书。',
  machines: '面向开发者',
  answer: '此页面的 JSON',
  didDocument: 'DID 文档',
  notFound: '未找到颁发机构',
  notFoundText: '此地址没有已批准的颁发机构。请检查打开的链接是否完整。',
  verify: '验证证书',
}
