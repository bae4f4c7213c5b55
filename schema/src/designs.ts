import { detailNames } from './detail-labels.ts'

/** The built-in designs that an issuer starts from. Each is one Typst file in `document/templates`. */
export const designs = [
  'classic',
  'diploma',
  'ceremonial',
  'modern',
  'profile',
  'mirrored',
  'arabic-first',
  'record',
  'course-badge',
  'minimal',
  'licence',
] as const

/** Designs no longer offered. Templates made from them, and their certificates, keep their look. */
export const earlierDesigns = [
  'classic-landscape',
  'modern-landscape',
  'classic-portrait',
  'modern-portrait-photo',
  'badge',
  'transcript',
  'bilingual',
] as const
export const everyDesign = [...designs, ...earlierDesigns] as const
export type OfferedDesign = (typeof designs)[number]
export type EarlierDesign = (typeof earlierDesigns)[number]
export type Design = (typeof everyDesign)[number]

export const isEarlier = (design: Design): design is EarlierDesign =>
  earlierDesigns.some((earlier) => earlier === design)

/** Designs that can have more than one page, because they list courses. */
export const longDesigns: readonly Design[] = ['record', 'transcript']
/** Designs that show everything in English and in Arabic. */
export const bilingualDesigns: readonly Design[] = ['mirrored', 'arabic-first', 'bilingual']

export const latinFonts = ['Source Serif 4', 'Cormorant Garamond', 'Inter'] as const
export const arabicFonts = ['Amiri', 'Tajawal'] as const
/** `band` is at the side where reading begins, `band-opposite` at the side without the QR code. */
export const frames = ['guilloche', 'double-rule', 'corners', 'band', 'band-opposite', 'none'] as const
export const qrPlaces = ['bottom-left', 'bottom-right', 'top-left', 'top-right'] as const

/** Placeholders in a template's texts; the values come from the certificate. */
export const placeholders = [
  'name',
  'title',
  'type',
  'issuer',
  'date',
  'validUntil',
  'number',
  ...detailNames,
] as const
export type Placeholder = (typeof placeholders)[number]

/** A logo, seal or signature of a template: PNG, JPEG, or SVG that contains only shapes. */
export const templateImage = { maxBytes: 1024 * 1024, maxSidePx: 4000, most: 200 } as const
