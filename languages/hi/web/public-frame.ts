import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { frameTexts as english } from '../../../web/src/texts/public-frame.ts'

export const frameTexts: Texts<typeof english> = {
  nav: { label: 'सेक्शन', about: 'परिचय', product: 'प्रॉडक्ट', 'how-it-works': 'कैसे काम करता है' },
  roles: {
    title: 'आप किस रूप में साइन अप करना चाहते हैं',
    issuer: 'जारीकर्ता',
    issuerText: 'हम अपने विद्यार्थियों, सदस्यों या कर्मचारियों को प्रमाणपत्र जारी करते हैं।',
    verifier: 'सत्यापनकर्ता',
    verifierText: 'हम जारीकर्ताओं के प्रमाणपत्रों की समीक्षा करके उन्हें स्वीकार या अस्वीकार करते हैं।',
    haveAccount: 'पहले से खाता है?',
  },
  footer: {
    product: 'प्रॉडक्ट',
    organisations: 'संस्थाओं के लिए',
    everyone: 'सबके लिए',
    signUpIssuer: 'जारीकर्ता के रूप में साइन अप करें',
    signUpVerifier: 'सत्यापनकर्ता के रूप में साइन अप करें',
    student: 'विद्यार्थी साइन इन',
    api: 'API दस्तावेज़',
    standards: 'हर जगह खुले मानक: W3C Verifiable Credentials, Open Badges, RFC 9162।',
    copyright: 'कॉपीराइट 2020 - 2025',
  },
}
