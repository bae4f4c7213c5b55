import type { Twin } from '@credenza/schema/sentences/sentence'
import type { webhook as english } from '@credenza/schema/sentences/webhook'

export const webhook: Twin<typeof english> = {
  'webhook.no_answer': '10 秒内无响应',
  'webhook.not_public': '地址不是公网地址',
  'webhook.not_http': '响应不是 HTTP',
  'webhook.no_trusted_certificate': '没有受信任的 TLS 证书',
  'webhook.connection_refused': '连接被拒绝',
  'webhook.connection_closed': '连接已关闭',
  'webhook.connection_failed': '连接失败',
  'webhook.name_not_found': '找不到域名',
  'webhook.host_unreachable': '无法访问主机',
  'webhook.no_connection': '没有连接',
}
