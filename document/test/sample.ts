import { type CertificateDetails, type Design, isEarlier, type TemplateSettings } from '@credenza/schema'
import { type DocumentFacts, type DocumentInput, firstSettings } from '../src/index.ts'
import { earlierSettings } from './earlier-settings.ts'

const svg = (body: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 60">${body}</svg>`)
export const shape = svg('<path fill="#26406b" d="M50 4 92 20v20L50 56 8 40V20z"/>')
const hand = svg('<path fill="none" stroke="#123" stroke-width="2" d="M5 45C30 5 40 5 38 30s20 28 57 5"/>')

export const facts: DocumentFacts = {
  name: 'Amélie Hoffmann-Reyes',
  title: 'Master of Science in Data Engineering',
  type: 'Degree',
  issuer: 'University of Northern Arabia',
  date: '2026-11-21',
  number: 'NA-2026-004217',
  link: 'https://credenza.example/v/8Gk2mZ4QxT1c',
  standing: 'verified',
  digitalSignature:
    'z4oJ8bkqZ2fYw1sP5uVhXc9RnTgAe7LmBdKi3QtSx6Cv2GjHyWpNrEzU8aFoMbD4kTq7XnV1cRsLgPwJhYe5mKuA',
  recorded: true,
  language: 'en',
}

/** Everything that a certificate can say besides its title. */
export const details: CertificateDetails = {
  grade: 'Very good',
  gpa: '3.72',
  gpaScale: '4',
  honours: 'Magna cum laude',
  level: 'NQF 9',
  credits: '120',
  hours: '900',
  custom: [
    { label: 'Thesis', value: 'Load paths in timber shells' },
    { label: 'تخصص فرعي', value: 'إدارة المشاريع' },
  ],
}

const settingsOf = (design: Design): TemplateSettings =>
  isEarlier(design) ? structuredClone(earlierSettings[design]) : firstSettings(design)

/** A document in this design with everything that it can show: images, two signatories, results. */
export function sample(design: Design, given: Partial<DocumentFacts> = {}): DocumentInput {
  return {
    settings: {
      ...settingsOf(design),
      signatories: [
        { name: 'Prof. Layla Haddad', role: 'Rector', signature: 'image' },
        { name: 'James O’Connor', role: 'Dean', signature: '' },
      ],
    },
    facts: {
      ...facts,
      results: [
        { subject: 'Distributed Systems', grade: 'A', credits: '6' },
        { subject: 'Ethics and Law', grade: 'B+', credits: '3' },
      ],
      ...given,
    },
    images: { logo: shape, photo: shape, signatures: [hand] },
  }
}

export const credential = Buffer.from('{"type":["VerifiableCredential"],"name":"Zertifikat für Amélie"}\n')
