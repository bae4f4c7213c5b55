import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { notificationTexts as english } from '../../../web/src/texts/notification.ts'

export const notificationTexts: Texts<typeof english> = {
  title: '通知',
  bell: (unread) => (unread === '' ? '通知' : `通知，${unread} 条未读`),
  empty: '没有新消息。审核结果、更正和已完成的任务会显示在这里。',
  unread: '未读',
  andMore: (name, others) => `${name} 等，另有 ${others} 项`,
  batch: (act, total) => `${act}（${total}）`,
  words: {
    'organisation.approved': () => '您的机构已获批准。',
    'organisation.returned': () => '您的申请需要修改。',
    'organisation.suspended': () => '您的机构已被停用。',
    'organisation.reinstated': () => '您的机构已恢复。',
    'organisation.key-rotated': () => '签名密钥已更换。',
    'organisation.key-compromised': () => '收到一起签名密钥被盗报告。',
    'certificate.accepted': (_count, shown) => `${shown} 张证书已通过审核。`,
    'certificate.declined': (_count, shown) => `${shown} 张证书被拒绝。`,
    'approval.asked': (_count, shown) => `收到 ${shown} 个批准申请。`,
    'approval.completed': (_count, shown) => `${shown} 个申请已获得全部批准。`,
    'approval.changed': (_count, shown) => `${shown} 个批准申请的内容已变化，请重新申请。`,
    'approval.rejected': (_count, shown) => `${shown} 个批准申请被驳回。`,
    'correction.asked': (_count, shown) => `收到 ${shown} 个更正请求。`,
    'batch.ended': (_count, shown) => `${shown} 个后台任务已完成。`,
    'students.import-ended': (_count, shown) => `${shown} 次学生导入已完成。`,
    'students.import-failed': (_count, shown) => `${shown} 次学生导入失败。`,
    'settlement.recorded': (_count, shown) => `已登记 ${shown} 笔付款。`,
    'colleague.joined': (_count, shown) => `${shown} 位同事已加入。`,
    'webhook.switched-off': (_count, shown) => `${shown} 个 Webhook 因多次失败被关闭。`,
  },
}
