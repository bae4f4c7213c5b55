import type { Texts } from '../../../web/src/lib/text/texts.ts'
import { ownWords } from '../../direction.ts'
import type { correction as english } from '../../en/mail/correction.ts'

export const correction: Texts<typeof english> = {
  fields: {
    userName: 'الاسم',
    title: 'العنوان',
    categoryName: 'النوع',
    date: 'تاريخ الإصدار',
    validUntil: 'صالحة حتى',
  },
  nothing: 'لا شيء',
  greeting: (name) => `مرحبًا ${name}،`,
  sentFor: (issuer) => `أُرسلت عبر Credenza نيابةً عن ${issuer}`,
  asked: {
    subject: (title) => `طلب تصحيح شهادة: ${title}`,
    says: (holder, title) => `وصل طلب من ${holder} لتصحيح الشهادة ${title}:`,
    change: (field, from, to) => `${field}: «${to}» بدلًا من «${from}»`,
    why: (reason) => `السبب: ${ownWords(reason)}`,
    open: 'الرد على الطلب',
  },
  approved: {
    subject: (title) => `يجري تصحيح شهادتك: ${title}`,
    says: (issuer, title) => `وافقت ${issuer} على تصحيح شهادتك ${title}.`,
    meanwhile: 'تبقى الشهادة الحالية كما هي إلى أن تحل المصححة محلها، ويبقى رابطك نفسه.',
  },
  declined: {
    subject: (title) => `رُفض طلبك: ${title}`,
    says: (issuer, title) => `رفضت ${issuer} تصحيح شهادتك ${title}:`,
  },
  toCertificates: 'فتح شهاداتك',
}
