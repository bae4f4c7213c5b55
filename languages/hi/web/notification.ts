import type { NotableAction } from '@credenza/schema/notable'
import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { notificationTexts as english } from '../../../web/src/texts/notification.ts'

const several =
  (one: string, many: (count: string) => string) =>
  (count: number, shown: string): string =>
    count === 1 ? one : many(shown)

const words: Record<NotableAction, (count: number, shown: string) => string> = {
  'organisation.approved': () => 'आपकी संस्था को मंज़ूरी मिल गई।',
  'organisation.returned': () => 'आपके आवेदन में बदलाव की ज़रूरत है।',
  'organisation.suspended': () => 'आपकी संस्था निलंबित की गई।',
  'organisation.reinstated': () => 'आपकी संस्था बहाल की गई।',
  'organisation.key-rotated': () => 'हस्ताक्षर कुंजी बदली गई।',
  'organisation.key-compromised': () => 'एक हस्ताक्षर कुंजी की चोरी बताई गई।',
  'certificate.accepted': several(
    'एक प्रमाणपत्र स्वीकार किया गया।',
    (count) => `${count} प्रमाणपत्र स्वीकार किए गए।`,
  ),
  'certificate.declined': several(
    'एक प्रमाणपत्र अस्वीकार किया गया।',
    (count) => `${count} प्रमाणपत्र अस्वीकार किए गए।`,
  ),
  'approval.asked': several('आपकी मंज़ूरी माँगी गई है।', (count) => `मंज़ूरी के ${count} अनुरोध आए।`),
  'approval.completed': several(
    'एक अनुरोध को सभी मंज़ूरियाँ मिल गईं।',
    (count) => `${count} अनुरोधों को सभी मंज़ूरियाँ मिल गईं।`,
  ),
  'approval.changed': several(
    'मंज़ूरी की प्रतीक्षा वाले प्रमाणपत्र बदल गए: फिर से अनुरोध करें।',
    (count) => `मंज़ूरी के ${count} अनुरोध बदल गए: फिर से अनुरोध करें।`,
  ),
  'approval.rejected': several('मंज़ूरी का एक अनुरोध नामंज़ूर हुआ।', (count) => `मंज़ूरी के ${count} अनुरोध नामंज़ूर हुए।`),
  'correction.asked': several('एक विद्यार्थी ने सुधार का अनुरोध किया।', (count) => `सुधार के ${count} अनुरोध आए।`),
  'batch.ended': several('बैकग्राउंड का एक काम पूरा हुआ।', (count) => `बैकग्राउंड के ${count} काम पूरे हुए।`),
  'students.import-ended': several('विद्यार्थियों का एक इंपोर्ट पूरा हुआ।', (count) => `${count} इंपोर्ट पूरे हुए।`),
  'students.import-failed': several(
    'विद्यार्थियों का एक इंपोर्ट नहीं हो सका।',
    (count) => `${count} इंपोर्ट नहीं हो सके।`,
  ),
  'settlement.recorded': several('एक भुगतान दर्ज किया गया।', (count) => `${count} भुगतान दर्ज किए गए।`),
  'colleague.joined': several('एक सहकर्मी शामिल हुए।', (count) => `${count} सहकर्मी शामिल हुए।`),
  'webhook.switched-off': several(
    'बार-बार नाकाम होने पर एक वेबहुक बंद किया गया।',
    (count) => `बार-बार नाकाम होने पर ${count} वेबहुक बंद किए गए।`,
  ),
}

export const notificationTexts: Texts<typeof english> = {
  title: 'सूचनाएँ',
  bell: (unread) => (unread === '' ? 'सूचनाएँ' : `सूचनाएँ, ${unread} बिना पढ़ी`),
  empty: 'कुछ नया नहीं है। फ़ैसले, सुधार और पूरे हुए काम यहाँ दिखेंगे।',
  unread: 'बिना पढ़ी',
  andMore: (name, others) => `${name} और ${others} अन्य`,
  batch: (act, total) => `${act} (${total})`,
  words,
}
