import type { EarlierDesign, TemplateSettings } from '@credenza/schema'
import { standardSettings } from '../src/index.ts'

const noTexts: TemplateSettings['texts'] = {
  heading: '',
  before: 'This is to certify that',
  body: '',
  footer: '',
  issuerArabic: '',
  headingArabic: '',
  beforeArabic: '',
  bodyArabic: '',
}

const classic = {
  logo: '',
  seal: '',
  signatories: [],
  qr: 'bottom-left',
} satisfies Partial<TemplateSettings>

/** The settings that templates of the designs no longer offered started with. */
export const earlierSettings: Record<EarlierDesign, TemplateSettings> = {
  'classic-landscape': standardSettings(null),
  'modern-landscape': {
    ...classic,
    design: 'modern-landscape',
    colours: { accent: '#0b4f8a', ink: '#111827', paper: '#ffffff' },
    fonts: { latin: 'Inter', arabic: 'Tajawal' },
    texts: {
      ...noTexts,
      heading: 'Certificate of Completion',
      before: 'Awarded to',
      body: 'for the successful completion of',
    },
    frame: { verified: 'band', unverified: 'none' },
    qr: 'top-right',
  },
  'classic-portrait': {
    ...classic,
    design: 'classic-portrait',
    colours: { accent: '#6d1f2f', ink: '#211a1d', paper: '#fffdf9' },
    fonts: { latin: 'Source Serif 4', arabic: 'Amiri' },
    texts: {
      ...noTexts,
      heading: 'Diploma',
      before: 'Be it known that',
      body: 'having fulfilled all requirements, is awarded\nwith all the rights, honours and privileges that belong to it.',
    },
    frame: { verified: 'double-rule', unverified: 'corners' },
  },
  'modern-portrait-photo': {
    ...classic,
    design: 'modern-portrait-photo',
    colours: { accent: '#0f766e', ink: '#102a2a', paper: '#ffffff' },
    fonts: { latin: 'Inter', arabic: 'Tajawal' },
    texts: {
      ...noTexts,
      heading: 'Professional Certificate',
      before: 'The holder of this certificate',
      body: 'has demonstrated the knowledge and skills required for',
    },
    frame: { verified: 'band', unverified: 'none' },
    qr: 'bottom-right',
  },
  badge: {
    ...classic,
    design: 'badge',
    colours: { accent: '#4338ca', ink: '#1e1b4b', paper: '#ffffff' },
    fonts: { latin: 'Inter', arabic: 'Tajawal' },
    texts: { ...noTexts, heading: '', before: 'Earned by' },
    frame: { verified: 'corners', unverified: 'none' },
    qr: 'bottom-right',
  },
  transcript: {
    ...classic,
    design: 'transcript',
    colours: { accent: '#1e3a5f', ink: '#17202b', paper: '#ffffff' },
    fonts: { latin: 'Source Serif 4', arabic: 'Amiri' },
    texts: {
      ...noTexts,
      heading: 'Transcript of Records',
      before: '',
      body: 'The results below are those that the holder has achieved.',
    },
    frame: { verified: 'corners', unverified: 'none' },
    qr: 'top-right',
  },
  bilingual: {
    ...classic,
    design: 'bilingual',
    colours: { accent: '#0b5d49', ink: '#16251f', paper: '#fffefa' },
    fonts: { latin: 'Source Serif 4', arabic: 'Amiri' },
    texts: {
      ...noTexts,
      heading: 'Certificate of Completion',
      body: 'has successfully completed',
      headingArabic: 'شهادة إتمام',
      beforeArabic: 'تشهد {{issuer}} بأن',
      bodyArabic: 'قد أتم بنجاح',
    },
    frame: { verified: 'guilloche', unverified: 'double-rule' },
  },
}
