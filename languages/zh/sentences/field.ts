import type { field as english } from '@credenza/schema/sentences/field'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { required, words } from '../field-names.ts'
import { messages } from '../messages.ts'

const named = (field: string): string => (field === '' ? '请求' : `“${words(field)}”`)
const placeholders = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join('、')

export const field: Twin<typeof english> = {
  'invalid.required': ({ field }) => required(field),
  'invalid.email_required': messages.signInEmailRequired,
  'invalid.password_required': messages.signInPasswordRequired,
  'invalid.confirm_password_required': '请再次输入密码。',

  'invalid.not_text': ({ field }) => `${named(field)}必须是文本`,
  'invalid.not_a_number': ({ field }) => `${named(field)}必须是数字`,
  'invalid.not_whole': ({ field }) => `${named(field)}必须是整数`,
  'invalid.not_a_flag': '请回答 true 或 false。',
  'invalid.not_a_list': ({ field }) => `${named(field)}必须是列表`,
  'invalid.not_an_object': ({ field }) => `${named(field)}必须是 JSON 对象`,
  'invalid.date_out_of_range': ({ field, from, to }) => `${named(field)}必须在 ${from} 至 ${to} 之间`,
  'invalid.not_a_date': ({ field }) => `${named(field)}必须是日期，例如 2025-06-30`,
  'invalid.not_a_time': ({ field }) => `${named(field)}必须是时间，例如 2025-06-30T08:00:00Z`,
  'invalid.not_a_choice': ({ field, choices }) => `${named(field)}必须是以下之一：${choices.join('、')}`,
  'invalid.unknown_members': ({ names }) => `请去掉 ${names.join('、')}。`,
  'invalid.form': ({ field }) => `${named(field)}的格式不符合此调用的要求。请查看 /docs。`,

  'invalid.deployment_id': '请至少填写一个部署 ID。',
  'invalid.provider_address': '请输入公共互联网上以 https:// 开头的地址。',
  'invalid.email_domain': '请只输入您邮箱地址中 @ 之后的部分。',
  'invalid.too_long': ({ max }) => `最多 ${max} 个字符。`,
  'invalid.too_short': ({ min }) => `至少 ${min} 个字符。`,
  'invalid.too_large': ({ field, max }) => `${named(field)}不能大于 ${max}`,
  'invalid.too_small': ({ field, min }) => `${named(field)}不能小于 ${min}`,
  'invalid.too_many': ({ field, max }) => `${named(field)}最多包含 ${max} 项`,
  'invalid.too_few': ({ field, min }) => `${named(field)}至少包含 ${min} 项`,

  'invalid.control_characters': '请去掉控制字符。',
  'invalid.email': messages.invalidEmail,
  'invalid.nothing_to_change': '请至少选择一项要更改的信息。',
  'invalid.year': '请输入有效的年份。',
  'invalid.phone': '请输入有效的电话号码。',
  'invalid.otp_incomplete': messages.otpIncomplete,
  'invalid.passwords_differ': messages.passwordsDiffer,
  'invalid.ends_before_issue': '到期日期不能早于颁发日期。',
  'invalid.date_and_time_needed': '请输入日期和时间。',
  'invalid.arabic_name': '请用阿拉伯字母输入此名称。',
  'invalid.colour': '请输入 # 加六位十六进制数字表示的颜色。',

  'invalid.label_taken': ({ label }) => `此证书已有字段“${label}”，请换一个名称。`,

  'invalid.recipient_needed': messages.selectRecipient,
  'invalid.too_many_to_create': ({ max }) => `每次调用最多创建 ${max} 张证书。`,
  'invalid.certificate_ids': '请用 id 指定一张证书，或用 id 列表指定多张。',
  'invalid.too_many_certificates': ({ max }) => `每次调用最多指定 ${max} 张证书。`,
  'invalid.verification_data': messages.missingVerificationData,
  'invalid.decision_flag': "flag 必须是 '1'（通过）或 '2'（拒绝）",
  'invalid.correction_needed': '请说明需要更改的内容。',
  'invalid.certificates_to_send': '请至少提交一张证书。',
  'invalid.too_many_sent': ({ max }) => `每次调用最多提交 ${max} 张证书。`,
  'invalid.student_name': '请用 studentId 或 email 指定学生。',
  'invalid.students_to_send': '请至少提交一名学生。',
  'invalid.too_many_students_sent': ({ max }) => `每次调用最多提交 ${max} 名学生。`,

  'invalid.more_approvals_than_signers': '所需批准数不能超过签署人人数。',
  'invalid.amount_needed': '请输入大于 0 的金额。',
  'invalid.iban': '此 IBAN 无效。请对照银行信息逐字检查。',
  'invalid.bic': 'BIC 由 8 或 11 位字母和数字组成，例如 EBILAEADXXX。',
  'invalid.trn': '税务登记号为 15 位数字：以 1 开头，以 03 结尾。',
  'invalid.vat_percent': '请输入 1 到 100 之间的整数百分比。',
  'invalid.vat_reason': '请说明为何不收取增值税：发票上会注明。',
  'invalid.credit_quantity': '请输入要贷记的数量。',
  'invalid.fee_amount_needed': messages.feeAmountNeeded,
  'invalid.fee_not_whole': messages.onlyNumeric,
  'invalid.fee_too_small': messages.feeTooSmall,
  'invalid.fee_too_large': messages.feeTooLarge,
  'invalid.certificate_type_needed': messages.certificateTypeNeeded,

  'invalid.placeholder': ({ name, known }) => `此处不能使用 {{${name}}}。可以使用 ${placeholders(known)}。`,
  'invalid.link_placeholder': '请在要放置证书链接的位置加入 {{link}}。',
  'invalid.scopes_needed': '请至少选择一项权限。',
  'invalid.events_needed': '请至少选择一个事件。',
  'invalid.webhook_address': '请输入以 https:// 或 http:// 开头的地址。',
  'invalid.website': '请输入以 https:// 或 http:// 开头的地址，或留空。',
  'invalid.time_zone': '请从列表中选择时区。',
  'invalid.page_link': ({ link }) => `链接不能指向“${link}”。请使用以 https:// 或 mailto: 开头的地址。`,
  'invalid.wallet_address': '请输入形如 0x52908400098527886E0F7030069857D2E4169EE7 的地址。',
  'invalid.wallet_signature': '请粘贴完整的签名：0x 加 130 个字符。',
}
