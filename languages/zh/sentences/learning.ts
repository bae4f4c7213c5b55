import type { learning as english } from '@credenza/schema/sentences/learning'
import type { Twin } from '@credenza/schema/sentences/sentence'

export const learning: Twin<typeof english> = {
  'launch_failed.expired': '此页面打开时间过长，或在其他浏览器中打开。请从您的课程重新打开。',
  'launch_failed.untrusted':
    '学习平台的应答不可信。请从您的课程重新打开 Credenza。如果再次出现，请告知您机构的所有者。',
  'launch_failed.not_offered': '此学习平台未在 Credenza 中启用。请联系您机构的所有者。',
  'launch_failed.deployment': '此学习平台的部署尚未在此登记。请让您机构的所有者添加其部署 ID。',
  'launch_failed.message': '请从学习平台的课程中打开 Credenza。',
  'launch_failed.refused': '学习平台拒绝了 Credenza 的请求。请询问其管理员是否允许 Credenza 读取姓名和成绩。',
  'launch_failed.not_teacher': '只有课程教师可以执行此操作。',
  'launch_failed.other_organisation': '您的 Credenza 账号所属机构与此课程不同。请用其他账号登录。',
  'launch_failed.connected': '这里已有另一个 Credenza 账号与您关联。',
  'launch_failed.registration_used': '此注册地址已使用或有误。请在 Credenza 中重新添加学习平台。',
  'unavailable.learning_platform': '学习平台没有应答。请几分钟后重试。',
  'unavailable.learning_platform_slow': '学习平台发送所有人的姓名和成绩用时过长。请几分钟后重试。',
  'invalid.learning_platforms': ({ max }) => `一个机构最多可以有 ${max} 个学习平台。`,
  'invalid.learning_platform_unset': '请先填写如何访问学习平台。',
  'invalid.learning_platform_issuer': '签发者不能更改，因为人员身份由它确定。请另外添加一个学习平台。',
  'invalid.learning_platform_untested': '请先测试学习平台，再启用。',
  'not_found.learning_platform': '未找到学习平台。',
  'launch_failed.no_services': '学习平台不允许 Credenza 读取此课程的姓名和成绩。请联系其管理员。',
  'not_found.course': '未找到课程。',
  'invalid.course_unruled': '请先选择证书和规则。',
  'invalid.line_item': '课程中没有此成绩。请另选一个。',
  'invalid.course_rule_changed': '该课程授予的内容已被更改。请重新查看。',
  'invalid.nobody_to_award': '所选人员目前都不能获得证书。',
}
