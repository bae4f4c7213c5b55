import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { breach as english } from '../../en/mail/breach.ts'

export const breach: Texts<typeof english> = {
  subject: '您的个人数据可能受到安全事件影响',
  greeting: (name) => `${name}，您好：`,
  says: (day) => `我们于${day}发现一起安全事件，涉及我们保存的您的个人数据。`,
  next: '如有疑问，或想了解我们保存了您的哪些数据，请通过本服务的联系页面告诉我们。',
}
