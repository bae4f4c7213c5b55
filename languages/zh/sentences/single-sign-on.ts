import type { Twin } from '@credenza/schema/sentences/sentence'
import type { singleSignOn as english } from '@credenza/schema/sentences/single-sign-on'

export const singleSignOn: Twin<typeof english> = {
  single_sign_on_required: '您的机构要求使用其自己的登录方式。请选择“通过您的大学继续”。',
  'single_sign_on_failed.expired': '此次登录耗时过长，或是在另一个浏览器中开始的。请重新开始。',
  'single_sign_on_failed.refused': '您机构的登录系统未允许您进入。请重试，或联系其支持人员。',
  'single_sign_on_failed.untrusted':
    '您机构登录系统的答复不可信。请重新开始。如果再次发生，请告知机构的所有者。',
  'single_sign_on_failed.not_offered': '您机构自己的登录方式不可用。请使用密码。',
  'single_sign_on_failed.no_email': '您机构的登录系统没有提供您已确认的邮箱。请联系其支持人员。',
  'single_sign_on_failed.no_lasting_name': '贵机构的登录系统未提供您的长期标识。请联系其支持人员。',
  'single_sign_on_failed.domain': '您的邮箱不属于您机构的任何域名。请联系机构的所有者。',
  'single_sign_on_failed.email_elsewhere': '您的邮箱已属于另一个账号。请向我们求助。',
  'single_sign_on_failed.no_role': '您的机构在这里没有给您分配角色。请联系机构的所有者。',
  'single_sign_on_failed.removed': '您已在这里被移出机构。请让机构的所有者重新邀请您。',
  'single_sign_on_failed.identity_taken': '此登录已与另一个账号关联。',
  'single_sign_on_failed.another_person': '在那里登录的是另一个人。请在那里用您自己的账号登录。',
  'single_sign_on_failed.not_recent': '您机构的登录系统刚才没有确认第二重验证。请改用您自己的通行密钥。',
  'single_sign_on_failed.link_expired': '此验证码已过期或尝试次数过多。请重新开始。',
  'unavailable.provider': '您机构的登录系统目前没有响应。请几分钟后重试。',
  'invalid.provider_untested': '启用之前请先测试登录。',
  'invalid.owner_passkey': '请先为您的账号添加通行密钥。机构的登录系统出现故障时，您可以用它进入。',
  'second_factor_required.last_passkey':
    '您的机构要求使用其自己的登录方式，因此请保留一个通行密钥。该登录方式出现故障时，您可以用它进入。',
  'invalid.client_secret': '请输入提供方给您的密钥。',
  'invalid.certificate': '请输入身份提供方的签名证书，其 RSA 密钥至少为 2048 位。',
  'invalid.metadata': '未在该处找到可用的 SAML 身份提供方。请检查地址，或粘贴其元数据。',
  'invalid.metadata_signature': '元数据不是用该联盟的密钥签名的。请检查证书和地址。',
  'invalid.metadata_older': '此元数据比之前读取的旧。请向您的联盟索取最新的元数据。',
  'invalid.metadata_expired': '元数据已过期。请向您的联盟索取最新的元数据。',
  'invalid.which_provider': '此元数据包含多个身份提供方。请输入您的身份提供方的实体 ID。',
  'invalid.shared_domain': '任何人都可以拥有此域名的邮箱。请输入只有您的机构使用的域名。',
  'already_exists.domain': '另一个机构已证明拥有此域名。如果它属于您，请向我们求助。',
  'not_found.domain': '未找到域名。',
  'not_found.provider': '请先设置您机构的登录方式。',
}
