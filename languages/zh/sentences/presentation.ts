import type { presentation as english } from '@credenza/schema/sentences/presentation'
import type { Twin } from '@credenza/schema/sentences/sentence'

export const presentation: Twin<typeof english> = {
  presentation_ended: '此请求不再接受回复。请向发送者索取新的请求。',
  'not_found.presentation_request': '此链接没有对应的请求。',
  'not_found.presentation_attempt': '此回复不是在这里开始的，或耗时过长。请在请求页面重新开始。',
  'not_found.presentation_receipt': '请求得到回复之前没有回执。',
  'invalid.answer_unreadable': '在此回复中无法读取证书。',
  'invalid.answer_unbound': '钱包没有为此请求签署该回复。请重新开始。',
  'invalid.answer_incomplete': '此证书没有包含所要求的全部内容。',
  'invalid.answer_excessive': '钱包出示的内容超出要求，因此未保存任何内容。请只选择所要求的内容。',
  'invalid.answer_not_valid': '此证书无效，因此未保存其任何内容。您可以用另一张证书回复。',
  'invalid.answer_several': '文件中有多张证书。请只发送一张。',
  'too_many_requests.presentation': '此请求被打开的次数过多。请十分钟后再试。',
}
