import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { frameTexts as english } from '../../../web/src/texts/public-frame.ts'

export const frameTexts: Texts<typeof english> = {
  nav: { label: '页面栏目', about: '关于', product: '产品', 'how-it-works': '如何运作' },
  roles: {
    title: '您想以什么身份注册？',
    issuer: '颁发机构',
    issuerText: '我们向学生、会员或员工颁发证书。',
    verifier: '审核机构',
    verifierText: '我们审核颁发机构的证书，决定通过或拒绝。',
    haveAccount: '已有账号？',
  },
  footer: {
    product: '产品',
    organisations: '面向机构',
    everyone: '面向所有人',
    signUpIssuer: '注册为颁发机构',
    signUpVerifier: '注册为审核机构',
    student: '学生登录',
    api: 'API 文档',
    standards: '全面采用开放标准：W3C Verifiable Credentials、Open Badges、RFC 9162。',
    copyright: '版权所有 2020 - 2025',
  },
}
