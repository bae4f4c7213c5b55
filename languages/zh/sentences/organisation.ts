import type { organisation as english } from '@credenza/schema/sentences/organisation'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { messages } from '../messages.ts'

/** How an organisation stands. */
const standing: Record<string, string> = {
  registered: '已注册',
  pending: '待审核',
  returned: '已退回',
  approved: '已批准',
  suspended: '已停用',
}
const named = (status: string): string => `“${standing[status] ?? status}”`

export const organisation: Twin<typeof english> = {
  not_approved: messages.waitForApproval,
  suspended: ({ reason }) => `您的机构已被停用。${reason}`,
  'suspended.invitation': ({ organisation }) =>
    `${organisation} 已被停用，目前无法加入。恢复后请再次打开您的邀请。`,
  'suspended.batch': '操作完成前，您的机构已被停用。',
  already_onboarded: '管理员已在审核这些资料。',
  'not_signed_in.application': '请登录后更正申请并重新提交。',
  'forbidden.application': '这不是您的申请。',
  'already_decided.organisation': ({ status, from, to }) =>
    `此机构的状态为${named(status)}；只有${named(from)}的机构才能变为${named(to)}。`,
  'already_decided.application_changed': '此申请已重新提交。请再次阅读后决定。',
  look_alike: ({ name }) => `此名称与另一机构的名称过于相似：${name}。`,
  'not_found.registration': '未找到该注册信息。请从填写资料重新开始。',
  'not_found.organisation': '未找到该机构。',

  'invalid.verifiers_not_approved': '请只选择已批准的审核机构。',
  'invalid.verifiers_chosen_by_issuers': '只有颁发机构可以选择审核机构。',
  'invalid.profile_image_needed': messages.newImageNeeded,
  'invalid.profile_image_size': ({ side }) => `头像尺寸必须为 ${side} × ${side} 像素。`,
  'unsupported_type.profile_image': '头像必须是 JPEG 格式。',
  'too_large.profile_image': ({ kilobytes }) => `头像大小须小于 ${kilobytes} KB。`,

  'not_found.key': '该机构没有此密钥。',
  'unavailable.key_store': '保管您签名密钥的密钥库没有响应。没有任何内容丢失，请稍后重试。',
  'unavailable.key_refused': '密钥库不允许我们使用您的签名密钥：它可能已被停用或删除。请联系密钥库的管理者。',
  'unavailable.key_wrong': '密钥库返回了另一个密钥的签名，该签名未被使用。请联系密钥库的管理者。',
  'unavailable.key_store_gone': '您的签名密钥所在的密钥库已不再与本系统连接。请联系运营方。',
  'unavailable.seal': '为此 PDF 加盖印章的服务没有响应。证书本身不受影响。请稍后重试。',
  'unavailable.seal_refused': '为此 PDF 加盖印章的服务未提供印章。证书本身不受影响。请让运营方检查印章设置。',
  'unavailable.seal_stolen':
    '颁发机构已报告为此 PDF 加盖印章的密钥被盗。证书本身不受影响。颁发机构需要为印章安排另一个密钥。',
  'invalid.seal_remote': '您的印章由服务商保管。证书来自服务商，密钥也在那里更换。',
  'invalid.store_label': ({ prefix }) =>
    `名称必须以 ${prefix} 开头，只能包含字母、数字、连字符和下划线，且最多一个斜杠。`,
  'invalid.store_not_connected': '本系统未与此密钥库连接。',
  'invalid.store_key_unknown': '密钥库中没有此名称的密钥，或不允许本系统使用它。',
  'invalid.store_key_kind': ({ algorithm }) => `请选择 ${algorithm} 密钥。`,
  'invalid.store_key_used': '此密钥已在这里用于签名。请新建一个密钥。',
  'invalid.theft_in_future': '请选择过去的时间。',
  'invalid.theft_before_key': '该时间早于密钥的创建时间。',
  'invalid.theft_later': '已报告过更早的时间。被盗时间只能提前，不能推后。',

  held: '此人的数据处于法律保全之下。请先解除保全。',
  'not_found.breach': '找不到该泄露事件。',
  'already_decided.breach_closed': '此事件已结案。',
  'not_found.hold': '找不到该保全。',
  'not_found.hold_subject': '没有使用此编号的人员或机构。',
  'invalid.retention_days': ({ least, most }) => `请选择 ${least} 到 ${most} 天。`,
}
