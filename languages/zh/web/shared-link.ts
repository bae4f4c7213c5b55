import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { sharedLinkTexts as english } from '../../../web/src/texts/shared-link.ts'

export const sharedLinkTexts: Texts<typeof english> = {
  title: '分享的证书',
  waiting: '正在打开链接…',
  onceTitle: '此链接只能打开一次',
  onceText: '有人与您分享了一张证书。链接只能使用一次：打开之后，任何人都无法再次打开，包括您自己。',
  open: '打开证书',
  part: '持有人只展示证书的这一部分。颁发机构将其作为整体的一部分签署，其余内容保持隐藏。',
  endedTitle: '此链接已失效',
  ended: {
    used: '此链接只能打开一次，已有人打开过。',
    expired: '此链接已过期。',
    revoked: '此链接已被持有人停用。',
  },
  askAgain: '如果仍需查看证书，请向发送者索取新链接。',
  incompleteTitle: '此链接不完整',
  incompleteText: '# 之后的部分缺失或被截断。请使用收到的完整链接。',
  paste: '粘贴完整链接',
  unknownTitle: '未找到链接',
  unknownText: '请检查链接是否与收到的完全一致。',
  failedTitle: '无法打开链接',
  fetchFailed: '证书数据获取失败。',
}
