import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { learning as english } from '../../en/document/learning.ts'

export const learning: Texts<typeof english> = {
  open: {
    title: 'Credenza',
    says: '为了您的安全，Credenza 不会在其他页面内打开。',
    button: '在新标签页中打开 Credenza',
  },
  registered: {
    title: 'Credenza 已注册',
    says: '您可以关闭此窗口。接下来由您机构的所有者或主管在 Credenza 中测试连接并启用。',
  },
  back: {
    title: '返回您的课程',
    says: '您的选择正在送回课程。',
    button: '返回课程',
  },
}
