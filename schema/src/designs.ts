import { detailNames } from './detail-labels.ts'

/** The built-in designs that an issuer starts from. Each is one Typst file in `document/`. */
export const designs = [
  'classic-landscape',
  'modern-landscape',
  'classic-portrait',
  'modern-portrait-photo',
  'badge',
  'transcript',
  'bilingual',
] as const
export type Design = (typeof designs)[number]

export const latinFonts = ['Source Serif 4', 'Cormorant Garamond', 'Inter'] as const
export const arabicFonts = ['Amiri', 'Tajawal'] as const
export const frames = ['guilloche', 'double-rule', 'corners', 'band', 'none'] as const
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
