import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { askedCorrectionTexts as english } from '../../../web/src/texts/asked-correction.ts'

export const askedCorrectionTexts: Texts<typeof english> = {
  ask: {
    button: 'طلب تصحيح',
    title: 'طلب تصحيح',
    lead: (issuer) => `اكتب ما ينبغي أن تقوله الشهادة. تقرأ ${issuer} طلبك وترد عليه.`,
    changes: 'تغييراتك',
    why: 'لماذا',
    whyHint: 'ما يثبت صحة طلبك، كالاسم في جواز سفرك.',
    submit: 'إرسال الطلب',
    running: 'جارٍ إرسال الطلب...',
    done: 'تم إرسال طلبك.',
  },
  asked: {
    open: (date) => `طلبت تصحيحًا في ${date}.`,
    approved: 'قبلت جهة الإصدار طلبك. وتبقى هذه الشهادة كما هي إلى أن تحل المصحّحة محلها.',
    declined: (date) => `رفضت جهة الإصدار طلبك في ${date}:`,
    withdraw: 'سحب الطلب',
    withdrawn: 'تم سحب طلبك.',
    failed: 'تعذّر جلب طلباتك.',
  },
}
