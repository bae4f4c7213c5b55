import type { Texts } from '../../../web/src/lib/texts.ts'
import type { sharedLinkTexts as english } from '../../../web/src/texts/shared-link.ts'

export const sharedLinkTexts: Texts<typeof english> = {
  title: 'شیئر کیا گیا سرٹیفکیٹ',
  waiting: 'لنک کھل رہا ہے...',
  onceTitle: 'یہ لنک ایک ہی بار کھلتا ہے',
  onceText:
    'کسی نے آپ کے ساتھ سرٹیفکیٹ شیئر کیا ہے۔ لنک ایک بار کام کرتا ہے: آپ کے کھولنے کے بعد اسے کوئی دوبارہ نہیں کھول سکے گا، آپ بھی نہیں۔',
  open: 'سرٹیفکیٹ کھولیں',
  endedTitle: 'یہ لنک اب کام نہیں کرتا',
  ended: {
    used: 'یہ ایک بار کھلنے کے لیے بنا تھا، اور کوئی اسے پہلے ہی کھول چکا ہے۔',
    expired: 'اس کی میعاد ختم ہو چکی ہے۔',
    revoked: 'اس کے مالک نے اسے منسوخ کر دیا ہے۔',
  },
  askAgain: 'اگر آپ کو اب بھی سرٹیفکیٹ دیکھنا ہے تو بھیجنے والے سے نیا لنک مانگیں۔',
  incompleteTitle: 'یہ لنک ادھورا ہے',
  incompleteText: '# کے بعد کا حصہ غائب ہے یا کٹ گیا ہے۔ پورا لنک استعمال کریں، جیسا آپ کو بھیجا گیا تھا۔',
  unknownTitle: 'لنک نہیں ملا',
  unknownText: 'دیکھ لیں کہ آپ کے پاس پورا لنک ہے، جیسا آپ کو بھیجا گیا تھا۔',
  failedTitle: 'لنک نہیں کھل سکا',
  fetchFailed: 'سرٹیفکیٹ کا ڈیٹا حاصل نہیں ہو سکا۔',
}
