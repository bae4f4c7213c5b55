import type { TemplateSettings } from '@credenza/schema'
import { greyPng } from '../../src/certificates/template/image/testing.ts'

export const settings: TemplateSettings = {
  design: 'classic',
  colours: { accent: '#8a6a24', ink: '#1f2933', paper: '#fffdf6' },
  fonts: { latin: 'Source Serif 4', arabic: 'Amiri' },
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

/** A body for POST /api/templates. */
export const newTemplate = (name = 'Diploma', change: Partial<TemplateSettings> = {}) => ({
  name,
  settings: { ...settings, ...change },
})

/** An image as the designer sends it. */
export const logo = (name = 'logo.png', sidePx = 40) =>
  new File([new Uint8Array(greyPng({ widthPx: sidePx, heightPx: sidePx }))], name)
