import type { correction as english } from '@credenza/schema/sentences/correction'
import type { Twin } from '@credenza/schema/sentences/sentence'

export const correction: Twin<typeof english> = {
  correction_open: '此证书已有一份待生效的更正。',
  'correction_open.is_correction': '此证书是一份尚未生效的更正。',
  'invalid.nothing_to_correct': '证书内容与此相同。请至少修改一项。',
  'invalid.upload_to_correct': '上传的证书无法更正，可由持有人重新上传。',
  'invalid.not_to_reissue': '此证书并非由被盗密钥签署或通过。',
  'not_found.correction': '此证书没有待生效的更正。',
  'already_exists.correction_request': '您已请求过更正，请等待答复。',
  'too_many_requests.corrections': ({ max }) => `每天最多可请求 ${max} 次更正，请明天再试。`,
  'already_decided.correction_request': '此请求已得到答复或已撤回。',
}
