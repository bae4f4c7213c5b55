import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { delivery as english } from '../../en/mail/delivery.ts'

export const delivery: Texts<typeof english> = {
  subject: 'आपका प्रमाणपत्र: {{title}}',
  body: `नमस्ते {{name}},

{{issuer}} ने आपको एक प्रमाणपत्र जारी किया है: {{title}} ({{type}}), दिनांक {{date}}।

{{link}}

अपना प्रमाणपत्र देखने, सेव करने और शेयर करने के लिए लिंक खोलें। जिसके पास यह लिंक है, वह जाँच सकता है कि प्रमाणपत्र असली है और पूरा प्रमाणपत्र देख सकता है, इसलिए इसे सिर्फ़ उन्हीं को दें जिन्हें यह देखना चाहिए।

शुभकामनाओं सहित,
{{issuer}}`,
  open: 'अपना प्रमाणपत्र खोलें',
  account:
    'अपने खाते में आप इसे PDF के रूप में सेव कर सकते हैं, शेयर कर सकते हैं और LinkedIn में जोड़ सकते हैं। अगला लिंक सिर्फ़ आपके लिए है, इसे किसी को न भेजें।',
  openAccount: 'मेरे खाते में खोलें',
  putIntoWallet: 'इसे अपने डिजिटल वॉलेट में डालें',
  addToLinkedIn: 'LinkedIn प्रोफ़ाइल में जोड़ें',
  qr: 'आपके प्रमाणपत्र के लिंक वाला QR कोड',
  picture: (title) => `आपका प्रमाणपत्र: ${title}`,
  logoOf: (issuer) => `${issuer} का लोगो`,
  sentFor: (issuer) => `${issuer} की ओर से Credenza ने भेजा`,
  expiry: {
    subject: 'आपके प्रमाणपत्र की वैधता {{validUntil}} को खत्म हो रही है: {{title}}',
    body: `नमस्ते {{name}},

{{issuer}} का जारी किया आपका प्रमाणपत्र {{title}} ({{type}}) {{validUntil}} तक मान्य है। उस दिन के बाद जो भी इसे जाँचेगा, उसे दिखेगा कि इसकी वैधता खत्म हो चुकी है।

{{link}}

अगर इसे नया कराना है, तो {{issuer}} से संपर्क करें।`,
  },
}
