import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { gateTexts as english } from '../../../web/src/texts/gate.ts'

export const gateTexts: Texts<typeof english> = {
  complete: '+ 完成入驻',
  onboardTitle: '请完成入驻。',
  onboardText: '管理员批准前，我们需要您的营业执照和一些资料。',
  waitText: '您的资料正在审核中，获得批准后即可开始使用。',
  returnedTitle: '您的申请已被退回。',
  returnedText: '请更正后重新提交。管理员的说明：',
  suspendedTitle: '您的机构已被停用。',
  suspendedText: '在管理员解除停用之前，您无法创建或处理任何内容。理由：',
  noReason: '未说明理由。',
}
