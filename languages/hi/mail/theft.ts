import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { theft as english } from '../../en/mail/theft.ts'

export const theft: Texts<typeof english> = {
  subject: 'आपके प्रमाणपत्र दोबारा जारी होने चाहिए',
  sentFor: (issuer) => `Credenza, ${issuer} की ओर से`,
  greeting: (name) => `नमस्ते ${name},`,
  says: (organisation) =>
    `${organisation} की एक हस्ताक्षर कुंजी चोरी हो गई। आपके इन प्रमाणपत्रों पर उसी से हस्ताक्षर हुए थे, और यह साबित नहीं होता कि ऐसा चोरी से पहले हुआ, इसलिए अब ये मान्य नहीं माने जाते:`,
  next: (issuer) =>
    `इसमें आपकी कोई गलती नहीं है और आपको कुछ करने की ज़रूरत नहीं है। ${issuer} इन्हें दोबारा जारी कर सकता है, और आपके पुराने लिंक नए प्रमाणपत्रों पर ले जाएँगे। आपके बाकी प्रमाणपत्र वैसे ही रहते हैं।`,
  toCertificates: 'अपने प्रमाणपत्र खोलें',
}
