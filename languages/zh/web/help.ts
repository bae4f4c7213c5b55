import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { helpTexts as english } from '../../../web/src/texts/help.ts'

export const helpTexts: Texts<typeof english> = {
  open: '此页面的帮助',
  title: '帮助',
  keyboard: '键盘快捷键',
  or: '或',
  search: '搜索与命令',
  next: '接下来可以去',
}
