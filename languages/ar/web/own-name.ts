import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { ownNameTexts as english } from '../../../web/src/texts/own-name.ts'
import { leftToRight } from '../../direction.ts'

export const ownNameTexts: Texts<typeof english> = {
  title: 'عنوانك الخاص',
  lead: 'يمكن لزملائك وطلابك تسجيل الدخول من اسم مضيف خاص بك، ويمكن أن تأتي رسائلك من نطاقك. أثبت النطاق أولًا ضمن تسجيل الدخول الموحّد.',
  hostTitle: 'أين يكون تسجيل الدخول',
  host: 'اسم المضيف',
  hostHint: (host) =>
    `مثل certificates.uni.example. وجّهه إلى ${leftToRight(host)} في DNS لديك (CNAME)، واطلب من مشغّل هذه الخدمة تفعيله.`,
  save: 'حفظ',
  saveHost: 'حفظ اسم المضيف',
  saveSender: 'حفظ المرسِل',
  saved: 'تم الحفظ.',
  open: 'فتح صفحة تسجيل الدخول',
  senderTitle: 'من أين تأتي رسائلك',
  address: 'عنوان البريد الإلكتروني',
  addressHint: 'يراه الطلاب والزملاء مرسِلًا. اتركه فارغًا لاستخدام عنوان هذه الخدمة.',
  replyTo: 'عنوان الردود',
  replyToHint: 'اتركه فارغًا إذا كانت الردود تصل إلى العنوان نفسه.',
  addRecord: 'أضف سجل TXT هذا إلى DNS لديك ثم تحقق منه. حتى ذلك الحين تأتي الرسائل من عنوان هذه الخدمة.',
  recordName: 'الاسم',
  recordValue: 'القيمة',
  copied: 'تم النسخ!',
  check: 'تحقق',
  missing: 'لم يُعثر على السجل بعد. قد تستغرق تغييرات DNS ساعات.',
  on: 'تأتي رسائلك من هذا العنوان. أبقِ السجل: تتحقق منه خوادم البريد المستلِمة.',
}
