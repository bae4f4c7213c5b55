import type { CorrectableField, DeliveryLanguage } from '@credenza/schema'

interface Words {
  fields: Record<CorrectableField, string>
  /** Shown in place of an empty value. */
  nothing: string
  greeting: (name: string) => string
  sentFor: (issuer: string) => string
  asked: {
    subject: (title: string) => string
    says: (holder: string, title: string) => string
    change: (field: string, from: string, to: string) => string
    why: (reason: string) => string
    open: string
  }
  approved: {
    subject: (title: string) => string
    says: (issuer: string, title: string) => string
    meanwhile: string
  }
  declined: { subject: (title: string) => string; says: (issuer: string, title: string) => string }
  toCertificates: string
}

/** What mails about a holder's request for a correction say. */
export const requestWords: Record<DeliveryLanguage, Words> = {
  en: {
    fields: {
      userName: 'Name',
      title: 'Title',
      categoryName: 'Type',
      date: 'Date of issue',
      validUntil: 'Valid until',
    },
    nothing: 'nothing',
    greeting: (name) => `Dear ${name},`,
    sentFor: (issuer) => `Sent by Credenza for ${issuer}`,
    asked: {
      subject: (title) => `Correction requested: ${title}`,
      says: (holder, title) => `${holder} has asked you to correct the certificate ${title}:`,
      change: (field, from, to) => `${field}: “${to}” instead of “${from}”`,
      why: (reason) => `Reason: ${reason}`,
      open: 'Answer the request',
    },
    approved: {
      subject: (title) => `Your certificate is being corrected: ${title}`,
      says: (issuer, title) => `${issuer} has agreed to correct your certificate ${title}.`,
      meanwhile:
        'Your current certificate stays as it is until the corrected one replaces it. Your link stays the same.',
    },
    declined: {
      subject: (title) => `Your request was declined: ${title}`,
      says: (issuer, title) => `${issuer} has declined to correct your certificate ${title}:`,
    },
    toCertificates: 'Open your certificates',
  },
  ar: {
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
      says: (holder, title) => `طلب ${holder} تصحيح الشهادة ${title}:`,
      change: (field, from, to) => `${field}: «${to}» بدلاً من «${from}»`,
      why: (reason) => `السبب: ${reason}`,
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
    toCertificates: 'افتح شهاداتك',
  },
}
