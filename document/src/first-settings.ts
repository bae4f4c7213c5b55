import type { OfferedDesign, TemplateSettings } from '@credenza/schema'

const noTexts: TemplateSettings['texts'] = {
  heading: '{{type}}',
  before: 'This is to certify that',
  body: '',
  footer: '',
  issuerArabic: '',
  headingArabic: '',
  beforeArabic: '',
  bodyArabic: '',
}

const plain = {
  logo: '',
  seal: '',
  signatories: [],
  qr: 'bottom-left',
} satisfies Partial<TemplateSettings>

const inArabic = {
  issuerArabic: '',
  headingArabic: 'شهادة',
  beforeArabic: 'تشهد {{issuer}} بأن',
  bodyArabic: 'قد استوفى جميع متطلبات',
}
const requirements = 'has met all the requirements for'

const settings: Record<OfferedDesign, TemplateSettings> = {
  classic: {
    ...plain,
    design: 'classic',
    colours: { accent: '#8a6a24', ink: '#1f2933', paper: '#fffdf6' },
    fonts: { latin: 'Cormorant Garamond', arabic: 'Amiri' },
    texts: { ...noTexts, body: requirements },
    frame: { verified: 'guilloche', unverified: 'double-rule' },
  },
  diploma: {
    ...plain,
    design: 'diploma',
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
  ceremonial: {
    ...plain,
    design: 'ceremonial',
    colours: { accent: '#1f3a68', ink: '#1b2233', paper: '#fffdf8' },
    fonts: { latin: 'Cormorant Garamond', arabic: 'Amiri' },
    texts: {
      ...noTexts,
      before: 'has conferred upon',
      body: 'the degree of\nwith all the rights and privileges belonging to it.',
    },
    frame: { verified: 'double-rule', unverified: 'corners' },
  },
  modern: {
    ...plain,
    design: 'modern',
    colours: { accent: '#0b4f8a', ink: '#111827', paper: '#ffffff' },
    fonts: { latin: 'Inter', arabic: 'Tajawal' },
    texts: { ...noTexts, before: 'Awarded to', body: requirements },
    frame: { verified: 'band-opposite', unverified: 'none' },
    qr: 'bottom-right',
  },
  profile: {
    ...plain,
    design: 'profile',
    colours: { accent: '#0f766e', ink: '#102a2a', paper: '#ffffff' },
    fonts: { latin: 'Inter', arabic: 'Tajawal' },
    texts: { ...noTexts, before: 'The holder of this certificate', body: requirements },
    frame: { verified: 'band', unverified: 'none' },
  },
  mirrored: {
    ...plain,
    design: 'mirrored',
    colours: { accent: '#0b5d49', ink: '#16251f', paper: '#fffefa' },
    fonts: { latin: 'Source Serif 4', arabic: 'Amiri' },
    texts: {
      ...noTexts,
      heading: 'Certificate',
      before: '{{issuer}} certifies that',
      body: requirements,
      ...inArabic,
    },
    frame: { verified: 'guilloche', unverified: 'double-rule' },
  },
  'arabic-first': {
    ...plain,
    design: 'arabic-first',
    colours: { accent: '#7a4f1d', ink: '#26201a', paper: '#fffdf8' },
    fonts: { latin: 'Source Serif 4', arabic: 'Amiri' },
    texts: { ...noTexts, heading: 'Certificate', before: 'certifies that', body: requirements, ...inArabic },
    frame: { verified: 'double-rule', unverified: 'corners' },
  },
  record: {
    ...plain,
    design: 'record',
    colours: { accent: '#1e3a5f', ink: '#17202b', paper: '#ffffff' },
    fonts: { latin: 'Source Serif 4', arabic: 'Amiri' },
    texts: { ...noTexts, heading: 'Transcript of Records', before: '' },
    frame: { verified: 'corners', unverified: 'none' },
  },
  'course-badge': {
    ...plain,
    design: 'course-badge',
    colours: { accent: '#4338ca', ink: '#1e1b4b', paper: '#ffffff' },
    fonts: { latin: 'Inter', arabic: 'Tajawal' },
    texts: { ...noTexts, heading: '', before: 'Earned by' },
    frame: { verified: 'corners', unverified: 'none' },
    qr: 'bottom-right',
  },
  minimal: {
    ...plain,
    design: 'minimal',
    colours: { accent: '#9a3412', ink: '#1c1917', paper: '#ffffff' },
    fonts: { latin: 'Inter', arabic: 'Tajawal' },
    texts: { ...noTexts, before: '', body: requirements },
    frame: { verified: 'none', unverified: 'corners' },
    qr: 'bottom-right',
  },
  licence: {
    ...plain,
    design: 'licence',
    colours: { accent: '#14532d', ink: '#14231a', paper: '#ffffff' },
    fonts: { latin: 'Inter', arabic: 'Tajawal' },
    texts: {
      ...noTexts,
      before: 'This is to certify that',
      body: 'is qualified and entitled to practise as',
    },
    frame: { verified: 'double-rule', unverified: 'none' },
    qr: 'bottom-right',
  },
}

/** The settings that a template of each built-in design starts with. The issuer adds its own words and images later. */
export function firstSettings(design: OfferedDesign): TemplateSettings {
  return structuredClone(settings[design])
}
