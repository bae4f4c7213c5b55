import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { certificate as english } from '../../en/document/certificate.ts'

export const certificate: Texts<typeof english> = {
  titleLine: 'ब्लॉकचेन से सत्यापित प्रमाणपत्र',
  recorded: 'ब्लॉकचेन पर हमेशा के लिए दर्ज',
  notVerified: {
    pending: 'अभी सत्यापित नहीं',
    declined: 'अस्वीकृत',
    suspended: 'निलंबित',
    revoked: 'रद्द',
    superseded: 'सुधारे हुए प्रमाणपत्र ने इसकी जगह ली',
  },
  check: 'इस प्रमाणपत्र को जाँचने के लिए कोड स्कैन करें या खोलें',
  digitalSignature: 'डिजिटल हस्ताक्षर',
  date: 'जारी करने की तारीख',
  validUntil: 'कब तक मान्य',
  number: 'प्रमाणपत्र संख्या',
  type: 'प्रकार',
  subject: 'विषय',
  grade: 'ग्रेड',
  credits: 'क्रेडिट',
  details: {
    grade: 'ग्रेड',
    gpa: 'GPA',
    honours: 'ऑनर्स',
    level: 'स्तर',
    credits: 'क्रेडिट',
    hours: 'घंटे',
  },
  logoOf: (issuer) => `${issuer} का लोगो`,
  sealOf: (issuer) => `${issuer} की मुहर`,
  photoOf: (name) => `${name} की तस्वीर`,
  signatureOf: (name) => `${name} के हस्ताक्षर`,
  qrCode: (link) => `${link} का QR कोड`,
  paperCode: 'हस्ताक्षरित कथन का QR कोड',
  checkOnline: 'ऑनलाइन जाँचें',
  checkOffline: 'ऑफ़लाइन जाँचें',
}
