import type { account as english } from '@credenza/schema/sentences/account'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { messages } from '../messages.ts'

const duration = (seconds: number): string =>
  seconds < 60 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟`

export const account: Twin<typeof english> = {
  not_signed_in: '请登录后继续。',
  'not_signed_in.api_key': '请提供有效的 API 密钥：Authorization: Bearer crd_…',
  sign_in_failed: '邮箱、密码或身份不正确。',
  sign_in_expired: '登录超时，请重新登录。',
  forbidden: '您的角色无权执行此操作。',
  'forbidden.api_key': 'API 密钥只能用于 /v1、/vc-api 和 /scim/v2 下的调用。',
  'forbidden.scope': ({ scopes }) => `此 API 密钥缺少权限 ${scopes.join(' 或 ')}。`,
  'forbidden.owner_only': '只有机构的所有者可以执行此操作。',
  'forbidden.member_role': '您在机构中的角色不允许此操作。请联系机构的所有者。',
  'forbidden.departmental': '此操作仅限整个机构的人员和 API 密钥，不适用于院系。',
  'forbidden.starter_left': '启动此操作的人员或 API 密钥已不在该院系工作。',
  'forbidden.setup_link_used': '此初始化链接已被使用。重启服务器可获取新链接。',
  email_taken: messages.emailTaken,
  otp_wrong: messages.otpWrong,
  otp_expired: '验证码已过期或已被使用。请点击“重新发送验证码”。',
  reset_token_invalid: '此次密码重置已过期或已被使用。请从输入邮箱重新开始。',
  'too_many_requests.otp': messages.otpTooSoon,
  'too_many_requests.attempts': ({ seconds }) => `尝试次数过多。请等待 ${duration(seconds)}后重试。`,
  'invalid.password_wrong': '密码不正确，请检查后重试。',
  'invalid.password_initial': messages.initialPasswordAgain,
  'invalid.member_role': '请选择您的机构拥有的角色。',
  'invalid.password_common': '此密码太容易被猜到。请使用更长的密码，例如四个互不相关的词。',
  'invalid.password_known': '此密码由容易猜到的名称组成。请换一个，例如四个互不相关的词。',
  'not_found.session': '此会话已结束。',

  second_factor_required: '请先设置通行密钥或身份验证器 App。',
  'second_factor_required.last': '请先添加另一个通行密钥或身份验证器 App，再移除这一个。',
  second_factor_stale: '请完成二次验证后重试。',
  second_factor_wrong: '验证未通过。请检查后重试。',
  'second_factor_wrong.unknown_passkey': '此身份下没有账号使用该通行密钥。',
  second_factor_expired: '登录超时或失败次数过多，请重新登录。',
  'already_exists.passkey': '此通行密钥已在使用中。',
  'not_found.passkey': '未找到该通行密钥。',
  'not_found.authenticator_app': '您尚未设置身份验证器 App。',

  welcome_ended: '此链接已不能用于设置密码。请登录，或选择“忘记密码”。',
  invitation_ended: '此邀请已过期、被使用或被撤回。请索取新的邀请。',
  'already_exists.invitation': '已邀请过此人。请改为重新发送邀请。',
  'invalid.too_many_colleagues': ({ max }) => `最多可有 ${max} 位同事。请先移除已离开的同事。`,
  'invalid.assignee': '请选择已加入机构的成员。',
  'not_found.invitation': '未找到该邀请。',
  'not_found.colleague': '未找到该同事。',

  'not_found.department': '未找到该院系。',
  'not_found.in_departments': '在您的院系中未找到。',
  'already_exists.department': ({ name }) => `已有名为 ${name} 的院系。`,
  'invalid.department': '请选择您机构中开放的院系。',
  'invalid.department_needed': '请先选择您所在的院系，然后重试。',
  'invalid.department_itself': '请选择另一个院系。',
  'invalid.too_many_departments': ({ max }) => `最多可以有 ${max} 个院系。请合并其中一些。`,
  second_admin_needed: '此操作需要两位管理员。您的请求已记录：另一位管理员须在七天内执行相同操作。',
  'invalid.one_admin': '必须先有第二位管理员。请邀请一位。',
}
