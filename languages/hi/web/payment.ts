import type { Texts } from '../../../web/src/lib/texts.ts'
import type { paymentTexts as english } from '../../../web/src/texts/payment.ts'

export const paymentTexts: Texts<typeof english> = {
  howTo: 'भुगतान कैसे करें',
  howToLead:
    'रकम इस खाते में ट्रांसफ़र करें और रेफ़रेंस ज़रूर लिखें, ताकि हम आपका भुगतान पहचान सकें। आप किस्तों में भी भुगतान कर सकते हैं।',
  booked: 'एडमिन के भुगतान दर्ज करने के बाद आपका बैलेंस बदलेगा।',
  noAccount: 'अभी कोई बैंक खाता नहीं डाला गया है। एडमिन से पूछें कि भुगतान कहाँ करना है और यह रेफ़रेंस बताएँ।',
  reference: 'भुगतान रेफ़रेंस',
  accountHolderName: 'खाताधारक',
  bankName: 'बैंक',
  iban: 'IBAN',
  bic: 'BIC',
  copied: (what) => `${what}: कॉपी हो गया!`,
  set: 'बैंक खाता',
  title: 'भुगतान के लिए बैंक खाता',
  lead: 'जिन पर शुल्क बकाया है, उन सभी को यह खाता बैलेंस पेज और स्टेटमेंट में दिखता है।',
  ibanHint: 'टाइप करते समय ही जाँचा जाता है।',
  bicHint: '8 या 11 वर्ण।',
  save: 'सेव करें',
  saving: 'सेव हो रहा है...',
  saved: 'बैंक खाता सेव हो गया।',
  failed: 'बैंक खाता लोड नहीं हो सका।',
}
