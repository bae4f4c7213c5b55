import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { listTexts as english } from '../../../web/src/texts/list.ts'

export const listTexts: Texts<typeof english> = {
  clear: '清除搜索和筛选',
}
