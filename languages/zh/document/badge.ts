import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { badge as english } from '../../en/document/badge.ts'

export const badge: Texts<typeof english> = {
  issuedBy: (issuer) => `颁发机构：${issuer}`,
  states: {
    unopposed: '在浏览器中验证',
    pending: '尚未确认',
    early: '尚未生效',
    declined: '已被审核机构拒绝',
    expired: '已过期',
    erased: '其文档已清除',
    'key-stolen': '其密钥曾被盗',
    suspended: '已被颁发机构暂停',
    revoked: '已被颁发机构吊销',
    superseded: '已被更正后的证书取代',
    unvouched: '目前无法确认',
  },
}
