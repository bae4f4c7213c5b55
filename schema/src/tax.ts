import { z } from 'zod'
import { success } from './envelope.ts'
import { missing, saying } from './issues/saying.ts'
import { omissible } from './omissible.ts'
import { nameText, optionalText, text } from './text.ts'

/**
 * Whether this has the form of a tax registration number (TRN) of the Federal Tax Authority: fifteen digits, the first a 1
 * and the last two 03. The first ten are the taxpayer's number (TIN). The authority publishes no check digit, so only its
 * own look-up finds a mistyped digit in the middle.
 */
export const isTrn = (value: string): boolean => /^1\d{12}03$/.test(value)

/** The taxpayer's number (TIN) in its TRN, which is its address for e-invoices. */
export const tinOfTrn = (trn: string): string => trn.slice(0, 10)

/** The seven emirates, by their codes in e-invoices (PINT AE, code list of subdivisions). */
export const emirates = ['AUH', 'DXB', 'SHJ', 'UAQ', 'FUJ', 'AJM', 'RAK'] as const

/** An organisation's registration details, as printed on tax invoices. */
export const taxProfile = z
  .object({
    /** Empty if the organisation is not registered for VAT, so that its fees carry none. */
    trn: z.string(),
    legalName: z.string(),
    address: z.string(),
    city: z.string(),
    emirate: z.enum(emirates),
    /** The number of its trade licence, and the authority that issued it. */
    licence: z.string(),
    licenceAuthority: z.string(),
  })
  .meta({ id: 'TaxProfile' })
export type TaxProfile = z.infer<typeof taxProfile>

/** PUT /api/organisation/tax-profile */
export const taxProfileRequest = z
  .object({
    trn: optionalText(30)
      .transform((value) => value.replace(/[\s-]/g, ''))
      .refine((value) => value === '' || isTrn(value), { error: saying('invalid.trn') }),
    legalName: nameText('legalName'),
    address: text('address', 300),
    city: text('city', 120),
    emirate: z.enum(emirates, missing('emirate')),
    licence: text('licence', 60),
    licenceAuthority: text('licenceAuthority'),
  })
  .meta({ id: 'TaxProfileRequest' })

/** GET /api/organisation/tax-profile: null until it is set. */
export const taxProfileResponse = success({ data: taxProfile.nullable() }).meta({ id: 'TaxProfileResponse' })

/** Federal Decree-Law 8 of 2017, article 3. */
export const standardVatPercent = 5

/** How a deployment taxes fees. */
export const vatTreatments = ['off', 'standard', 'zero', 'exempt'] as const
export type VatTreatment = (typeof vatTreatments)[number]

/**
 * The exemptions of Federal Decree-Law 8 of 2017, article 46, by their codes in e-invoices (PINT AE, code list AE-Exempt).
 */
export const exemptionCodes = ['DL8.46.1', 'DL8.46.2', 'DL8.46.3', 'DL8.46.4'] as const
const exemptionCode = z.enum(['', ...exemptionCodes])

export const vat = z
  .object({
    treatment: z.enum(vatTreatments),
    /** In whole percent; 0 unless the treatment is 'standard'. */
    percent: z.number().int(),
    /** Why no VAT is charged, as printed on invoices. Empty for 'off' and 'standard'. */
    reason: z.string(),
    /** Which exemption applies; empty for another treatment, and if the law does not list the reason. */
    reasonCode: exemptionCode,
  })
  .meta({ id: 'Vat' })
export type Vat = z.infer<typeof vat>

const saysNothing = ({ treatment, reason }: { treatment: VatTreatment; reason: string }) =>
  (treatment === 'zero' || treatment === 'exempt') && reason === ''

/** PUT /api/admin/vat: applies to everything that is accepted from now on. */
export const vatRequest = z
  .object({
    treatment: z.enum(vatTreatments, missing('treatment')),
    percent: omissible(
      z
        .number({ error: saying('invalid.vat_percent') })
        .int({ error: saying('invalid.vat_percent') })
        .min(1, { error: saying('invalid.vat_percent') })
        .max(100, { error: saying('invalid.vat_percent') }),
    ),
    reason: optionalText(200),
    reasonCode: exemptionCode.default(''),
  })
  .refine((given) => !saysNothing(given), { path: ['reason'], error: saying('invalid.vat_reason') })
  .transform(({ treatment, percent, reason, reasonCode }): Vat => {
    if (treatment === 'standard')
      return { treatment, percent: percent ?? standardVatPercent, reason: '', reasonCode: '' }
    return {
      treatment,
      percent: 0,
      reason: treatment === 'off' ? '' : reason,
      reasonCode: treatment === 'exempt' ? reasonCode : '',
    }
  })
  .meta({ id: 'VatRequest' })

/** GET /api/admin/vat */
export const vatResponse = success({ data: vat }).meta({ id: 'VatResponse' })

/**
 * A percentage of an amount, in fils, rounded to the nearest; half a fils is rounded up. The authority requires VAT line by
 * line (Cabinet Decision 52 of 2017, article 61, and public clarification VATP006), so an invoice's tax is the sum over its
 * lines.
 */
export const percentOf = (netFils: bigint, percent: number): bigint =>
  (netFils * BigInt(percent) + 50n) / 100n
