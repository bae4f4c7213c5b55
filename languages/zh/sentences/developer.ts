import type { developer as english } from '@credenza/schema/sentences/developer'
import type { Twin } from '@credenza/schema/sentences/sentence'

export const developer: Twin<typeof english> = {
  'invalid.too_many_api_keys': ({ max }) => `最多可有 ${max} 个 API 密钥。请吊销一个不再使用的密钥。`,
  'invalid.scopes_of_a_verifier': '审核机构的密钥只能有 check 和 ask 权限。',
  'not_found.api_key': '未找到该 API 密钥。',
  'too_many_requests.api_key': ({ calls, seconds }) =>
    `此 API 密钥在一分钟内已调用 ${calls} 次。请在 ${seconds} 秒后重试。`,

  'invalid.webhook_credentials': '请去掉地址中的用户名和密码。消息会带有签名。',
  'invalid.webhook_private': '请输入公网地址。',
  'invalid.webhook_off': '请先启用 Webhook，再发送测试。',
  'invalid.too_many_webhooks': ({ max }) => `最多可有 ${max} 个 Webhook。请删除一个不再使用的 Webhook。`,
  'invalid.events_of_a_verifier': '审核机构的 Webhook 只能接收其向持有人所提请求的事件。',
  'not_found.webhook': '未找到该 Webhook。',
  'not_found.webhook_message': '未找到该消息。',

  'too_large.check_files': ({ max }) => `每次最多验证 ${max.toLocaleString('en-GB')} 个文件。`,
  'too_large.check_megabytes': ({ max }) => `每次最多验证 ${max} MB。`,
  'invalid.check_empty': '没有可验证的文件。请至少选择一个。',
  'not_found.check': '未找到该次验证。验证结束一天后会被删除。',
  'not_found.check_report': '所有文件验证完毕后即可获取报告。',
  'too_many_requests.checks': '当前验证任务过多，请稍后重试。',

  'not_found.checkpoint': '没有此大小的检查点记录到链上。',
  'not_found.log_entries': '此日志尚无条目。',
  'not_found.tile': '未找到该分块。',
  'not_found.later_tile': '日志中尚无该分块。',
  'not_found.later_entries': '日志中尚无这些条目。',
  'not_found.signed_checkpoint': '此处未签署过该日志的检查点。',
  'not_found.publication': '本站点在此地址没有发布任何内容。',
  'not_found.did': '此服务器没有该 DID。',
  'not_found.status_list': '未找到该状态列表。',
  'invalid.witness_keys': '请用验证密钥列出每个见证方，且每个只列一次（C2SP，类型 0x04）。',
  'invalid.quorum': '要求的签署数超过了见证方总数。',

  'malformed.object': ({ name }) => `${name} 必须是对象`,
  'malformed.text': ({ name }) => `${name} 必须是文本`,
  'malformed.texts': ({ name }) => `${name} 必须是字符串列表`,
  'malformed.credential_status': 'credentialStatus 必须是 BitstringStatusListEntry，且用途为 revocation。',
  'malformed.status': 'status 必须为 true：吊销无法撤销。',
  'malformed.credential': ({ problem }) => `credential 有误：${problem}`,
  'malformed.credential_issuer': ({ did }) => `credential：颁发者必须是 ${did}，此处使用它的密钥签名。`,
  'malformed.credential_proof': 'credential：其中有一个 proof 无法读取。',
  'malformed.credential_ours': ({ url }) =>
    `credential：它可能被当作本服务器自己的文件。此处不能签署状态列表，也不能签署 ID 属于某个证书或以 ${url}/ 开头的文件。`,
  'not_found.credential': '没有以此 ID 颁发且带状态的数字凭证。',
}
