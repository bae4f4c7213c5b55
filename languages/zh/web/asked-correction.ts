import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { askedCorrectionTexts as english } from '../../../web/src/texts/asked-correction.ts'

export const askedCorrectionTexts: Texts<typeof english> = {
  ask: {
    button: '请求更正',
    title: '请求更正',
    lead: (issuer) => `请填写证书应有的内容。${issuer} 会查看并答复您的请求。`,
    changes: '您的更改',
    why: '理由',
    whyHint: '请说明依据，例如护照上的姓名。',
    submit: '发送请求',
    running: '正在发送请求…',
    done: '请求已发送。',
  },
  asked: {
    open: (date) => `您于 ${date} 请求了更正。`,
    approved: '颁发机构已同意您的请求。更正后的证书取代此证书之前，此证书保持不变。',
    declined: (date) => `颁发机构于 ${date} 拒绝了您的请求：`,
    withdraw: '撤回',
    withdrawn: '请求已撤回。',
    failed: '无法加载您的请求。',
  },
}
