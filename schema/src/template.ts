import { z } from 'zod'
import { newDetails } from './certificate-details.ts'
import { newCourses } from './courses.ts'
import { date, lastDayOrNone } from './date.ts'
import { arabicFonts, designs, everyDesign, frames, latinFonts, qrPlaces } from './designs.ts'
import { listAnswer, success } from './envelope.ts'
import { saying } from './issues/saying.ts'
import { languageCodes } from './languages.ts'
import { nameText, optionalText, text } from './text.ts'

/** The language of a document's fixed words, such as 'Date of issue'. */
const documentLanguage = z.enum(languageCodes)
export type DocumentLanguage = z.infer<typeof documentLanguage>

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, { error: saying('invalid.colour') })
/** The issuer's own name in Arabic, for bilingual designs; it may also contain other letters. */
const arabicName = optionalText(200).refine((name) => name === '' || /\p{Script=Arabic}/u.test(name), {
  error: saying('invalid.arabic_name'),
})
/** The id of an image of the issuer (POST /api/templates/images), or empty. */
const imageId = optionalText(120)

/** Everything an issuer can set on a template. Texts may contain placeholders: {{name}}. */
export const templateSettings = z
  .object({
    design: z.enum(everyDesign),
    colours: z.object({ accent: colour, ink: colour, paper: colour }),
    fonts: z.object({ latin: z.enum(latinFonts), arabic: z.enum(arabicFonts) }),
    texts: z.object({
      heading: optionalText(120),
      before: optionalText(300),
      body: optionalText(1200),
      footer: optionalText(300),
      /** The second language of the bilingual designs, written right to left. */
      issuerArabic: arabicName,
      headingArabic: optionalText(120),
      beforeArabic: optionalText(300),
      bodyArabic: optionalText(1200),
    }),
    logo: imageId,
    seal: imageId,
    signatories: z
      .array(z.object({ name: text('name', 120), role: optionalText(120), signature: imageId }))
      .max(3),
    /** The background frame: one before the certificate is verified, another after. */
    frame: z.object({ verified: z.enum(frames), unverified: z.enum(frames) }),
    qr: z.enum(qrPlaces),
  })
  .meta({ id: 'TemplateSettings' })
export type TemplateSettings = z.infer<typeof templateSettings>

/** A template with its newest version. Saving changed settings creates a version; old ones are kept. */
export const template = z
  .object({
    _id: z.string(),
    name: z.string(),
    version: z.number().int(),
    settings: z.unknown(),
    updatedAt: z.string(),
    /** The number of certificates made with any of its versions. */
    used: z.number().int(),
  })
  .meta({ id: 'Template' })
export const templateLimit = 200
export type Template = Omit<z.infer<typeof template>, 'settings'> & { settings: TemplateSettings }
/**
 * POST /api/templates creates a template; PUT /api/templates/{id} adds a version (409 `template_changed` unless
 * `version` is the newest).
 */
export const newTemplateRequest = z
  .object({ name: nameText('name', 100), settings: templateSettings })
  .meta({ id: 'NewTemplateRequest' })
export const saveTemplateRequest = newTemplateRequest
  .extend({ version: z.number().int().min(1) })
  .meta({ id: 'SaveTemplateRequest' })
export const templateResponse = success({ data: template }).meta({ id: 'TemplateResponse' })
export const templateListResponse = success({ data: z.array(template), ...listAnswer }).meta({
  id: 'TemplateListResponse',
})
/** GET /api/templates/designs: the initial settings of each built-in design. */
export const designListResponse = success({
  data: z.array(z.object({ design: z.enum(designs), settings: z.unknown() })),
}).meta({ id: 'DesignListResponse' })
export const templateVersionsResponse = success({
  data: z.array(z.object({ version: z.number().int(), createdAt: z.string(), used: z.number().int() })),
  ...listAnswer,
}).meta({ id: 'TemplateVersionsResponse' })

/** One line of a transcript. */
export const resultLine = z.object({
  subject: text('subject', 120),
  grade: text('grade', 20),
  credits: optionalText(20),
})
export type ResultLine = z.infer<typeof resultLine>

/**
 * POST /api/templates/preview returns `image/svg+xml`: these settings with the details of one of the issuer's students, or
 * of an invented person with a long, mixed-script name. 422 names the character that none of our fonts has.
 */
export const templatePreviewRequest = z
  .object({
    settings: templateSettings,
    studentId: optionalText(120),
    title: optionalText(300),
    certificateType: optionalText(100),
    date: z.union([z.literal(''), date('date')]).default(''),
    /** With a student, empty means that it never expires. The invented person's certificate has a fixed last day. */
    validUntil: lastDayOrNone(),
    details: newDetails.default({}),
    /** The student's courses; the invented person has others. */
    courses: newCourses.default([]),
    verified: z.boolean().default(true),
    language: documentLanguage.default('en'),
  })
  .meta({ id: 'TemplatePreviewRequest' })
export type TemplatePreviewRequest = z.infer<typeof templatePreviewRequest>

export const templateImageResponse = success({ data: z.object({ _id: z.string() }) }).meta({
  id: 'TemplateImageResponse',
})
/** GET /api/certificates/{id}/document.svg, .png, .pdf: the language of the fixed words. */
export const documentQuery = z.object({
  language: documentLanguage.default('en').describe('The language of the words around what was signed.'),
})

/** POST /api/drawings/{slug} */
export const drawingRequest = z.object({
  /** Proves that the caller has the document's key (`drawingProof` of credential/src/seal). */
  proof: z.string().max(100).default(''),
  language: documentLanguage.default('en'),
  /** What the picture's QR code leads to. A visitor with a link that can be revoked must not get one that cannot. */
  link: z.enum(['full', 'public']).default('full'),
})
