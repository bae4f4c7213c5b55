import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { verdictTexts as english } from '../../../web/src/texts/verdict.ts'

export const verdictTexts: Texts<typeof english> = {
  title: 'هل هي صالحة؟',
  missing: {
    title: 'ما الذي ينقصها بعد',
    steps: {
      signature: 'توقيع جهة الإصدار',
      acceptance: 'قبول جهة التحقق',
      record: 'التسجيل على البلوك تشين',
    },
  },
  unsigned: {
    title: 'لم تُوقَّع بعد',
    text: 'لا صلاحية لها إلى أن توقّعها جهة إصدارها، وليس فيها ما يُتحقق منه قبل ذلك.',
  },
  declined: {
    title: 'رُفضت قبل توقيعها',
    text: 'لم تكن لها أي صلاحية، وليس فيها ما يُتحقق منه.',
  },
  withoutKey: {
    sentence: 'ليس لديك المفتاح الذي يفتح هذه الشهادة، ولذلك لا تظهر إلا بياناتها العامة.',
    advice: 'اطلب من صاحب الشهادة الرابط كاملًا، مع كل ما يلي علامة #.',
  },
}
