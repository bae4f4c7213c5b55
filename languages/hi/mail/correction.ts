import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { correction as english } from '../../en/mail/correction.ts'

export const correction: Texts<typeof english> = {
  fields: {
    userName: 'नाम',
    title: 'शीर्षक',
    categoryName: 'प्रकार',
    date: 'जारी करने की तारीख',
    validUntil: 'कब तक मान्य',
  },
  nothing: 'कुछ नहीं',
  greeting: (name) => `नमस्ते ${name},`,
  sentFor: (issuer) => `${issuer} की ओर से Credenza ने भेजा`,
  asked: {
    subject: (title) => `सुधार का अनुरोध: ${title}`,
    says: (holder, title) => `${holder} ने आपसे प्रमाणपत्र ${title} में सुधार का अनुरोध किया है:`,
    change: (field, from, to) => `${field}: “${from}” की जगह “${to}”`,
    why: (reason) => `कारण: ${reason}`,
    open: 'अनुरोध का जवाब दें',
  },
  approved: {
    subject: (title) => `आपके प्रमाणपत्र में सुधार हो रहा है: ${title}`,
    says: (issuer, title) => `${issuer} ने आपके प्रमाणपत्र ${title} में सुधार करना स्वीकार किया है।`,
    meanwhile:
      'जब तक सुधारा हुआ प्रमाणपत्र इसकी जगह नहीं लेता, आपका मौजूदा प्रमाणपत्र वैसा ही रहता है। आपका लिंक वही रहेगा।',
  },
  declined: {
    subject: (title) => `आपका अनुरोध अस्वीकार हुआ: ${title}`,
    says: (issuer, title) => `${issuer} ने आपके प्रमाणपत्र ${title} में सुधार करना अस्वीकार किया:`,
  },
  toCertificates: 'अपने प्रमाणपत्र खोलें',
}
