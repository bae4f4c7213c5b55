import type { http as english } from '@credenza/schema/sentences/http'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { messages } from '../messages.ts'

export const http: Twin<typeof english> = {
  malformed: '无法读取请求：请发送格式正确的 JSON。',
  'malformed.empty_body': '请求内容为空。请发送 JSON 对象。',
  'malformed.control_characters': '请去掉请求中的控制字符。',
  'malformed.not_utf8': '请求不是 UTF-8 编码。请改用 UTF-8 编码后重新发送。',
  'malformed.repeated_member': 'JSON 中有两个值使用同一名称。每个名称只能发送一次。',
  'invalid.no_certificate':
    '其中没有我们能读取的证书，但这并不说明任何证书有问题。请发送证书、证书文件、PDF、图片、含有证书的出示文件或本网站的链接。',
  'invalid.link_incomplete': '链接不完整：# 之后的部分用于打开证书。请发送完整链接。',
  'invalid.cursor':
    'cursor 必须是上一次响应中的 nextCursor，且列表、排序和筛选条件须相同。不带 cursor 即从头开始。',
  'malformed.last_event_id': 'Last-Event-ID 必须是之前某个事件的 id。',
  'malformed.upload': '表单不完整，请重新发送。',
  idempotency_key_invalid: 'Idempotency-Key 必须是 1 至 200 个不含空格的可打印字符。',
  idempotency_key_reused: '此 Idempotency-Key 已用于其他请求，请换一个。',
  request_in_progress: '相同的请求仍在处理中，请稍后重试。',
  not_found: '此地址没有任何内容。',
  'not_found.call': ({ method, path }) => `没有 ${method} ${path} 这个调用。可用的调用见 /docs。`,
  'not_found.file': '未找到该文件。',
  'not_found.phone_wallet': '本平台不为此钱包签发卡片。',
  'not_found.wallet_offer': '此领取链接已使用、已结束或从未存在。请重新创建。',
  'not_found.site_page': '此页面尚未编写。',
  'not_found.mail': '未找到该邮件。',
  too_large: '请求超过此调用允许的大小。',
  'too_large.files': '文件过多',
  'too_large.form_field': '有一个表单字段过长。',
  'too_large.document': messages.fileTooLarge,
  'too_large.headers': '请求标头超过 16 KB。',
  unsupported_type: '请发送 JSON（Content-Type: application/json），需要文件时请发送 multipart 表单。',
  'unsupported_type.not_a_form': '请发送 multipart 表单（multipart/form-data）。',
  'unsupported_type.document': '文件类型必须是 pdf、jpg 或 png',
  'unsupported_type.encoding': ({ encoding }) => `请发送未压缩的正文：不接受 ${encoding}。`,
  too_many_requests: '尝试次数过多。请等待一分钟后重试。',
  'too_many_requests.streams': '打开的实时连接过多。请关闭一个，或稍后重试。',
  'too_many_requests.searches': '当前搜索任务过多，请稍后重试。',
  internal: ({ number }) => `${messages.somethingWrong}如再次发生，请告知我们此编号：${number}`,
  unavailable: '服务正在重启，请稍后重试。',
  'unavailable.writes': '目前无法保存任何内容，但读取和验证照常进行。请几分钟后重试。',
  busy: '当前处理时间过长，请稍后重试。',
}
