import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { pass as english } from '../../en/document/pass.ts'

export const pass: Texts<typeof english> = {
  certificate: 'प्रमाणपत्र',
  holder: 'धारक',
  issuer: 'जारीकर्ता',
  date: 'तारीख',
  validUntil: 'कब तक मान्य',
  check: 'इस प्रमाणपत्र को जाँचें',
  title: 'शीर्षक',
  description: 'विवरण',
  email: 'ईमेल',
  dateOfBirth: 'जन्म तिथि',
  results: 'अन्य परिणाम',
  learningCredential: 'शिक्षण प्रमाण',
  issuingCountry: 'जारीकर्ता देश',
  familyName: 'कुलनाम',
  givenName: 'दिया गया नाम',
  learningOutcomes: 'सीखने के परिणाम',
}
