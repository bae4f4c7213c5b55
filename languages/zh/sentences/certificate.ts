import type { certificate as english } from '@credenza/schema/sentences/certificate'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { messages } from '../messages.ts'

export const certificate: Twin<typeof english> = {
  'not_found.certificate': messages.certificateNotFound,
  not_signed: '颁发机构尚未签署此证书。',
  letter_required: '此证书由学生上传。请单独认证，并附上授权书。',
  already_signed: '证书已认证',
  'already_signed.meanwhile': '证书已被签署。',
  already_decided: '此证书已有审核结果，以首次决定为准。',
  'already_decided.meanwhile': '证书已有审核结果。',
  not_accepted: '尚无审核机构通过此证书。',
  not_recorded: '证书正在记录到区块链上，请稍后重试。',
  already_transferred: '此证书已转移。',
  'already_transferred.final': '转移后无法撤销。',
  already_suspended: '此证书已处于暂停状态。',
  not_suspended: '此证书未被暂停。',
  certificate_suspended: '此证书已暂停，须先由颁发机构恢复。',
  key_compromised: '签署此证书的密钥后来被盗，须由颁发机构重新颁发。',
  already_superseded: '此证书已被更正后的证书取代。',
  already_revoked: '此证书已吊销。',

  approval_required: '此证书须先经签署人批准。请先申请批准。',
  'approval_required.by_rule': '未经签署人批准，贵机构不签署任何内容。请将其作为证书颁发。',
  approval_changed: '自向您展示以来内容已有变化，先前的批准不再有效。请重新查看。',
  approval_ended: '此批准申请已结束。',
  'forbidden.holder_key': '只有证书持有人才能将证书绑定到密钥。',
  'forbidden.not_asked': '您不在须批准此内容的签署人之列。',
  'not_found.approval': '未找到批准申请。',
  'invalid.approval_not_needed': '这些证书都不需要批准。',
  'invalid.approval_asked': '您已为这些证书申请过批准。',
  'invalid.too_many_to_approve': ({ max }) => `一次最多为 ${max} 张证书申请批准。`,
  'invalid.signer': '只能指定有签署权限的同事。',
  'invalid.rule_repeated': '此类别已有规则。',

  'invalid.alignment': '这不是类别可以引用的分类或登记册中的地址。请从那里复制。',
  'invalid.no_courses': '该证书不含课程，因此没有成绩单。',
  'invalid.holder_key': '持有人的密钥不是 P-256 曲线上的公钥。',
  'invalid.certificate_chain':
    '这些不是该密钥的证书。请以 PEM 文本发送：先是密钥自己的证书，每一张由下一张签名，且今天全部有效。',
  'invalid.certificate_other_key':
    '第一个证书属于另一个密钥。请让机构认证本页的证书请求，并把所得证书放在第一位。',
  'invalid.certificate_not_in_force': '其中一个证书已过期或尚未生效。',
  'invalid.certificate_use': '该证书不允许签署文件。请向机构索取用于数字签名或电子印章的证书。',
  'invalid.recipient': '此获证人不在您的学生名单中。',
  'invalid.certificate_type': '请从您的类别中选择证书类型。',
  'invalid.public_key': '此公钥不属于您的机构。请从“我的资料”复制钱包地址。',
  'invalid.digital_signature': '此数字签名不属于您的机构。请从“我的资料”复制。',
  missing_glyph: ({ characters }) => `证书字体中没有 ${characters.join('、')}，请改用其他字符。`,
  'not_found.document': '此证书的文档已被清除。',
  'unavailable.documents': '暂时无法访问文档存储，请稍后重试。',
  'unavailable.certificate': '暂时无法访问存放此证书的数据库，请稍后重试。',
  'unavailable.transfer': '区块链拒绝了此次转移。没有任何内容丢失，已通知运营方。',

  recall_ended: '已超过可撤销的时间。',
  'invalid.nothing_selected': '没有符合所选条件的内容。',
  'not_found.batch': '未找到该批次。',
  'not_found.batch_file': '此批次没有文件。文件在批次完成后保留 24 小时。',

  share_link_ended: '此链接已失效。请向发送者索取新链接。',
  'not_found.share_link': '未找到该链接。',
  'too_many_requests.share_links': ({ max }) => `您已为此证书创建 ${max} 个链接，请使用其中一个。`,
}
