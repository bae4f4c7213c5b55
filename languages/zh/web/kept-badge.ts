import type { Texts } from '../../../web/src/lib/texts.ts'
import type { keptBadgeTexts as english } from '../../../web/src/texts/kept-badge.ts'

export const keptBadgeTexts: Texts<typeof english> = {
  title: '来自别处的徽章',
  lead: '其他颁发机构授予您的开放徽章。您连接的应用可以读取它们。',
  choose: '添加徽章文件',
  hint: '开放徽章 3.0，.json 或 .jwt 文件。',
  none: '您没有来自别处的徽章。',
  kept: '徽章已添加。',
  check: '检查',
  checkNamed: (badge) => `检查 ${badge}`,
  remove: '移除',
  removeNamed: (badge) => `移除 ${badge}`,
  removeTitle: '移除此徽章？',
  removeText: '它将从此处删除。其颁发机构可以再次发送给您。',
  removed: '徽章已移除。',
  yours: '它写明收件人的邮箱就是您的邮箱。',
  notYours: '它没有写明您的邮箱。他人无法由此看出它属于您。',
  save: '保存徽章文件',
}
