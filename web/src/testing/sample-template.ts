import type { Template, TemplateSettings } from '@credenza/schema/template'

/** For tests: the settings that a template starts with. */
export const sampleSettings: TemplateSettings = {
  design: 'classic',
  colours: { accent: '#1b365d', ink: '#1a1a1a', paper: '#ffffff' },
  fonts: { latin: 'Source Serif 4', arabic: 'Amiri' },
  texts: {
    heading: 'Certificate',
    before: '',
    body: '',
    footer: '',
    issuerArabic: '',
    headingArabic: '',
    beforeArabic: '',
    bodyArabic: '',
  },
  logo: '',
  seal: '',
  signatories: [],
  frame: { verified: 'guilloche', unverified: 'none' },
  qr: 'bottom-right',
}

export const sampleTemplate: Template = {
  _id: 'tmpl_1',
  name: 'Diploma',
  version: 3,
  settings: sampleSettings,
  updatedAt: '2026-06-30T08:00:00Z',
  used: 1200,
}
