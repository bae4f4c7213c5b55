import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { issuingTexts as english } from '../../../web/src/texts/issuing.ts'

export const issuingTexts: Texts<typeof english> = {
  dashboard: {
    greeting: (name) => `${name}, आपका स्वागत है`,
    title: 'डैशबोर्ड',
    wallet: 'वॉलेट का पता',
    totalCertificates: 'कुल प्रमाणपत्र',
    totalStudents: 'कुल विद्यार्थी',
    loading: '...',
    error: 'गड़बड़ी',
    createCertificate: '+ प्रमाणपत्र बनाएँ',
    addStudent: '+ विद्यार्थी जोड़ें',
    gateHint: 'यह तब उपलब्ध होगा जब एडमिन आपकी संस्था को मंज़ूरी देंगे।',
    certificatesOf: (year) => `${year} के प्रमाणपत्र`,
    years: 'साल',
  },
  details: {
    allTitle: 'प्रमाणपत्र',
    year: 'साल',
    allYears: 'सभी साल',
    title: (year) => `${year} के प्रमाणपत्र`,
    category: 'श्रेणी',
    allCategories: 'सभी श्रेणियाँ',
    search: 'प्रमाणपत्र खोजें',
    status: 'स्थिति',
    allStatuses: 'सभी स्थितियाँ',
  },
}
