import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { gateTexts as english } from '../../../web/src/texts/gate.ts'

/** The Arabic twin of gate.ts. */
export const gateTexts: Texts<typeof english> = {
  complete: '+ استكمال التسجيل',
  onboardTitle: 'استكمل تسجيل مؤسستك.',
  onboardText: 'نحتاج إلى رخصتك التجارية وبعض البيانات قبل أن يعتمد المسؤول مؤسستك.',
  waitText: 'بياناتك قيد المراجعة. يمكنك البدء بعد اعتماد مؤسستك.',
  returnedTitle: 'أُعيد إليك طلبك.',
  returnedText: 'صحّحه ثم أرسله من جديد. كتب المسؤول:',
  suspendedTitle: 'مؤسستك موقوفة.',
  suspendedText: 'لا يمكن إنشاء شيء أو البتّ في شيء حتى يعيد المسؤول تفعيل مؤسستك. السبب:',
  noReason: 'لم يُذكر سبب.',
}
