import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { directoryTexts as english } from '../../../web/src/texts/directory.ts'

export const directoryTexts: Texts<typeof english> = {
  title: '目录',
  lead: '让您机构的目录（Microsoft Entra、Okta 或其他支持 SCIM 2.0 的目录）添加和移除同事。请在目录中填写此地址和密钥。',
  address: 'SCIM 地址',
  copied: '已复制！',
  newKey: '创建密钥',
  keyName: '目录',
  keyLead: '目录使用此密钥发送人员和组。它不能用于其他用途，也不会过期。您可以在“开发者”页面吊销它。',
  keyMade: '目录的密钥',
  keyNoun: '密钥',
  done: '完成',
  keys: '目录的密钥',
  lastUsed: (time) => `上次使用：${time}`,
  unused: '尚未使用',
  groups: '目录的组',
  noGroups: '暂无组。目录发送后会显示在这里。',
  people: (count) => `${count} 人`,
  role: '组内人员的角色',
  noRole: '无角色',
  noRoleMay: '该组不授予任何人访问权限',
  change: '更改角色',
  changeOf: (group) => `更改角色：${group}`,
  changeNote: '组内尚未加入的人会收到邀请邮件。不再有任何角色的人会立即失去访问权限。',
  changed: '组的角色已更改。',
}
