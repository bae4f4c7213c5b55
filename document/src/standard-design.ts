import type { TemplateSettings } from '@credenza/schema'
import { firstSettings } from './first-settings.ts'

/** The current edition of the standard design. A certificate without a template stores the edition that it was made with. */
export const newestStandard = 2

/** The standard design in one of its editions; null, for certificates older than the numbering, is the first. */
export const standardSettings = (edition: number | null): TemplateSettings =>
  edition === null ? structuredClone(firstStandard) : firstSettings('classic')

const firstStandard: TemplateSettings = {
  design: 'classic-landscape',
  colours: { accent: '#8a6a24', ink: '#1f2933', paper: '#fffdf6' },
  fonts: { latin: 'Cormorant Garamond', arabic: 'Amiri' },
  texts: {
    heading: 'Certificate of Achievement',
    before: 'This is to certify that',
    body: 'has successfully completed',
    footer: '',
    issuerArabic: '',
    headingArabic: '',
    beforeArabic: '',
    bodyArabic: '',
  },
  logo: '',
  seal: '',
  signatories: [],
  frame: { verified: 'guilloche', unverified: 'double-rule' },
  qr: 'bottom-left',
}
