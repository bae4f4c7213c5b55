import type { Texts } from '../../../web/src/lib/texts.ts'
import type { twoAdminsTexts as english } from '../../../web/src/texts/two-admins.ts'

export const twoAdminsTexts: Texts<typeof english> = {
  acts: {
    'organisation.approve': 'किसी संस्था को मंज़ूरी देना',
    'person.erase-documents': 'किसी विद्यार्थी के दस्तावेज़ मिटाना',
    'payment-details.change': 'भुगतान का खाता बदलना',
    'vat.change': 'वैट बदलना',
    'card-payment.refund': 'कार्ड का भुगतान लौटाना',
    'invoice.credit': 'इनवॉइस क्रेडिट करना',
    'settlement.record': 'सेटलमेंट दर्ज करना',
    'bank-statement.book': 'बैंक स्टेटमेंट दर्ज करना',
    'hold.lift': 'कानूनी रोक हटाना',
    'retention.change': 'डेटा रखने की अवधि बदलना',
    'breach.letters': 'उल्लंघन से प्रभावित लोगों को लिखना',
    'domain.give': 'किसी संस्था को डोमेन देना',
    'admin.invite': 'एडमिन को आमंत्रित करना',
    'two-admins.off': 'एक एडमिन को पर्याप्त मानना',
  },
  title: 'दो एडमिन',
  lead: 'इन कामों के लिए दो एडमिन की ज़रूरत रखी जा सकती है: दूसरा सात दिनों के भीतर यही करता है।',
  on: 'इन कामों के लिए दो एडमिन चाहिए।',
  off: 'एक एडमिन पर्याप्त है।',
  waiting: 'दूसरे एडमिन की प्रतीक्षा में',
  proposed: (who, date) => `${who} ने ${date} को माँगा`,
  switchOn: 'दो एडमिन ज़रूरी करें',
  switchOff: 'एक को पर्याप्त मानें',
  saved: 'सहेजा गया।',
  invite: 'एडमिन को आमंत्रित करें',
  link: 'यह लिंक एक एडमिन बनाता है। यह एक बार, एक दिन तक काम करता है।',
  linkName: 'लिंक',
  copied: 'लिंक कॉपी हुआ!',
}
