import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { searchTexts as english } from '../../../web/src/texts/search.ts'

export const searchTexts: Texts<typeof english> = {
  open: 'खोजें',
  shortcut: 'Ctrl K',
  title: 'खोज और कमांड',
  placeholder: {
    issuer: 'प्रमाणपत्र, विद्यार्थी, पेज खोजें…',
    verifier: 'अनुरोध, पेज खोजें…',
    student: 'प्रमाणपत्र, पेज खोजें…',
    admin: 'संस्था, व्यक्ति, पेज खोजें…',
  },
  acts: 'कार्रवाइयाँ',
  pages: 'यहाँ जाएँ',
  createCertificate: 'प्रमाणपत्र बनाएँ',
  addStudent: 'विद्यार्थी जोड़ें',
  newTemplate: 'टेंप्लेट बनाएँ',
  verify: 'प्रमाणपत्र जाँचें',
  certificates: 'प्रमाणपत्र',
  students: 'विद्यार्थी',
  issuerRequests: 'जारीकर्ता के अनुरोध',
  userRequests: 'उपयोगकर्ता के अनुरोध',
  organisations: 'संस्थाएँ',
  people: 'लोग',
  nothing: 'कुछ नहीं मिला',
  failed: 'खोज नहीं हो सकी। थोड़ी देर में फिर से कोशिश करें।',
  showAll: (count) => `सभी ${count} दिखाएँ`,
}
