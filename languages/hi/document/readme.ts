import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { readme as english } from '../../en/document/readme.ts'

export const readme: Texts<typeof english> = {
  title: (address, day) => `${address} पर आपका डेटा, ${day}`,
  files: {
    'profile.json': 'आपका नाम, ईमेल, वॉलेट और साइन इन करने का तरीका (कोई गोपनीय बात नहीं)',
    'sessions.json': 'आप कहाँ-कहाँ साइन इन हैं',
    'applications.json': 'आपके जोड़े हुए ऐप',
    'badge-profile.json': 'जुड़े हुए ऐप आपके बारे में क्या पढ़ सकते हैं',
    'badges/….json': 'दूसरे जारीकर्ताओं से मिले आपके बैज',
    'fees-owed.json': 'आपसे लिए जाने वाले शुल्क, फ़िल्स में (100 फ़िल्स = 1 AED)',
    'invoices.json': 'उनके कर इनवॉइस और क्रेडिट नोट',
    'correction-requests.json': 'आपने जारीकर्ताओं से क्या सुधारने को कहा, और उनके जवाब',
    'certificates/': 'हर प्रमाणपत्र का एक फ़ोल्डर:',
  },
  certificateFiles: {
    'record.json': 'उसके बारे में हमारा रिकॉर्ड',
    'share-links.json': 'उसके लिए आपके बनाए लिंक: इन्हें अपने तक रखें',
    'uploaded.pdf, .png, .jpg': 'आपकी अपलोड की हुई फ़ाइल',
    'credential.json': 'हस्ताक्षर के बाद हस्ताक्षरित प्रमाणपत्र (W3C Verifiable Credential)',
    'bundle.json': (checkPage) => `वही, सारे सबूतों के साथ; इसे ${checkPage} पर जाँचें`,
    'certificate.pdf': 'दिखाने और प्रिंट करने के लिए प्रमाणपत्र',
    'missing.json': 'जो उस समय उपलब्ध नहीं था, और क्यों',
  },
  closing: 'जारीकर्ताओं के अधिकार पत्र और विद्यार्थियों की सूचियाँ जारीकर्ताओं की हैं। उनकी कॉपी उन्हीं से माँगें।',
}
