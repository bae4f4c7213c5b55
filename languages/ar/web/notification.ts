import type { NotableAction } from '@credenza/schema/notable'
import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { notificationTexts as english } from '../../../web/src/texts/notification.ts'

const several =
  (one: string, many: (count: string) => string) =>
  (count: number, shown: string): string =>
    count === 1 ? one : many(shown)

const words: Record<NotableAction, (count: number, shown: string) => string> = {
  'organisation.approved': () => 'اعتُمدت مؤسستك.',
  'organisation.returned': () => 'طلبك يحتاج إلى تعديل.',
  'organisation.suspended': () => 'أُوقفت مؤسستك.',
  'organisation.reinstated': () => 'أُعيد تفعيل مؤسستك.',
  'organisation.key-rotated': () => 'استُبدل مفتاح التوقيع.',
  'organisation.key-compromised': () => 'أُعلن أن مفتاح توقيع قد سُرق.',
  'certificate.accepted': several('قُبلت شهادة.', (count) => `قُبلت شهادات عددها ${count}.`),
  'certificate.declined': several('رُفضت شهادة.', (count) => `رُفضت شهادات عددها ${count}.`),
  'approval.asked': several('موافقتك مطلوبة.', (count) => `طلبات موافقة جديدة عددها ${count}.`),
  'approval.completed': several(
    'اكتملت موافقات أحد الطلبات.',
    (count) => `طلبات اكتملت موافقاتها عددها ${count}.`,
  ),
  'approval.changed': several(
    'تغيّرت شهادات تنتظر الموافقة، فاطلبها من جديد.',
    (count) => `طلبات موافقة تغيّرت عددها ${count}، فاطلبها من جديد.`,
  ),
  'approval.rejected': several('رُفض طلب موافقة.', (count) => `رُفضت طلبات موافقة عددها ${count}.`),
  'correction.asked': several('طلب طالب تصحيحًا.', (count) => `طلبات تصحيح جديدة عددها ${count}.`),
  'batch.ended': several('انتهت مهمة في الخلفية.', (count) => `انتهت مهام في الخلفية عددها ${count}.`),
  'students.import-ended': several('انتهى استيراد طلاب.', (count) => `انتهت عمليات استيراد عددها ${count}.`),
  'students.import-failed': several('فشل استيراد طلاب.', (count) => `فشلت عمليات استيراد عددها ${count}.`),
  'settlement.recorded': several('سُجّلت دفعة.', (count) => `سُجّلت دفعات عددها ${count}.`),
  'colleague.joined': several('انضم زميل.', (count) => `انضم زملاء عددهم ${count}.`),
  'webhook.switched-off': several(
    'أُوقف خطاف ويب لتكرار فشله.',
    (count) => `أُوقفت خطافات ويب عددها ${count} لتكرار فشلها.`,
  ),
}

export const notificationTexts: Texts<typeof english> = {
  title: 'الإشعارات',
  bell: (unread) => (unread === '' ? 'الإشعارات' : `الإشعارات، غير المقروء ${unread}`),
  empty: 'لا جديد. تظهر هنا القرارات والتصحيحات والمهام المنتهية.',
  unread: 'غير مقروء',
  andMore: (name, others) => `${name} و${others} غيرها`,
  batch: (act, total) => `${act} (${total})`,
  words,
}
