import type { Texts } from '../../lib/texts.ts'
import type { gateTexts as english } from '../gate.ts'

/** The Arabic twin of gate.ts. */
export const gateTexts: Texts<typeof english> = {
  complete: '+ استكمال التسجيل',
  onboardTitle: 'استكملوا تسجيل مؤسستكم.',
  onboardText: 'نحتاج إلى رخصتكم التجارية وبعض البيانات قبل أن يوافق المسؤول على مؤسستكم.',
  waitText: 'بياناتكم قيد المراجعة. يُتاح كل شيء فور الموافقة على مؤسستكم.',
  returnedTitle: 'أُعيد إليكم طلبكم.',
  returnedText: 'صحّحوه ثم أرسلوه من جديد. كتب المسؤول:',
  suspendedTitle: 'مؤسستكم موقوفة.',
  suspendedText: 'لا يمكن إنشاء شيء أو البتّ في شيء حتى يرفع المسؤول الإيقاف. السبب:',
  noReason: 'لم يُذكر سبب.',
}
