import type { directory as english } from '@credenza/schema/sentences/directory'
import type { Twin } from '@credenza/schema/sentences/sentence'

export const directory: Twin<typeof english> = {
  'invalid.directory_key_alone': '目录的密钥只能有 scim 权限。',
  'invalid.too_many_directory_users': ({ max }) => `目录最多可发送 ${max} 人。请只发送在此工作的人。`,
  'invalid.too_many_directory_groups': ({ max }) => `目录最多可发送 ${max} 个组。请只发送授予角色的组。`,
  'invalid.directory_members': '成员必须是目录已发送的人。',
  'already_exists.directory_user': '目录中已有使用此 userName 的人。',
  'already_exists.directory_group': '目录中已有同名的组。',
  'not_found.directory_user': '目录中没有此人。',
  'not_found.directory_group': '目录中没有此组。',
  'not_found.directory_resource': '/scim/v2 下没有此资源。',
  'forbidden.directory_owner': '目录不能停用或移除所有者的账号。请在目录中将其排除。',
  'malformed.scim_filter': '无法读取筛选条件，或其中的属性未在此保存。',
  'malformed.scim_path': '无法读取某个操作的路径。',
  'malformed.scim_target': '某个操作的路径没有匹配项。',
  'malformed.scim_value': '某个操作的值与其路径不符。',
  'malformed.scim_read_only': ({ attribute }) => `${attribute} 不能更改。`,
}
