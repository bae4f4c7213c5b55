import { z } from 'zod'
import { listAnswer, listQuery, success } from './envelope.ts'
import { missing, saying } from './issues/saying.ts'
import { exemptionCodes, taxProfile, vatTreatments } from './tax.ts'

const fils = z.number().int()
const day = z.iso.date()

/** Fees with the same price and the same tax, whose VAT is rounded once. */
export const taxLine = z
  .object({
    /** Counts from 1. */
    number: z.number().int(),
    certificateType: z.string(),
    quantity: z.number().int(),
    unitFils: fils,
    netFils: fils,
    vatFils: fils,
    /** 'none' if the platform supplies it and charges no VAT. */
    treatment: z.enum([...vatTreatments, 'none']).exclude(['off']),
    percent: z.number().int(),
    reason: z.string(),
    /** Which exemption of the law applies; absent if none does. */
    reasonCode: z.enum(exemptionCodes).optional(),
  })
  .meta({ id: 'TaxLine' })
export type TaxLine = z.infer<typeof taxLine>

/** Why a fee is credited: the cases of Federal Decree-Law 8 of 2017, article 61, in its order. */
export const creditReasons = ['cancelled', 'treatment', 'price', 'returned', 'error'] as const
const creditReason = z.enum(creditReasons)
export type CreditReason = z.infer<typeof creditReason>

/** Who pays. The emirate is empty if the customer has not entered its tax details. */
const buyer = taxProfile.extend({ emirate: z.union([taxProfile.shape.emirate, z.literal('')]) })

/** What was supplied: verifiers' reviews, or the platform's share in them. */
const supply = z.enum(['review', 'share'])

/** A tax invoice or tax credit note as issued. It never changes. */
export const taxDocument = z
  .object({
    _id: z.string(),
    kind: z.enum(['invoice', 'credit']),
    /** Absent on documents older than the platform's own supplies; these are about reviews. */
    supply: supply.optional(),
    /** 'INV-000001': numbered without gaps for each supplier and kind. The platform's begin with 'P-'. */
    number: z.string(),
    uuid: z.string(),
    issuedAt: z.string(),
    /** The day in the UAE. */
    issuedOn: day,
    /** The first and last day on which something was supplied. */
    period: z.object({ from: day, to: day }),
    seller: taxProfile,
    /** Null for a student, because a simplified tax invoice names no recipient. */
    buyer: buyer.nullable(),
    /** The invoice that a credit note corrects, and the reason. */
    of: z.object({ _id: z.string(), number: z.string(), issuedOn: day, reason: creditReason }).nullable(),
    lines: z.array(taxLine),
    netFils: fils,
    vatFils: fils,
  })
  .meta({ id: 'TaxDocument' })
export type TaxDocument = z.infer<typeof taxDocument>

/** How far an e-invoice has come; empty for a document that was not handed to a provider. */
export const handoverStates = ['waiting', 'sent', 'accepted', 'delivered', 'rejected'] as const
export type HandoverState = (typeof handoverStates)[number]

/** POST /api/e-invoice-receipts */
export const eInvoiceReceipt = z
  .object({
    uuid: z.uuid(),
    state: z.enum(handoverStates).extract(['accepted', 'delivered', 'rejected']),
    detail: z.string().max(500).default(''),
  })
  .meta({ id: 'EInvoiceReceipt' })
export type EInvoiceReceipt = z.infer<typeof eInvoiceReceipt>

/** GET /api/invoices: the documents that the caller has issued or received, newest first; for an administrator, all. */
export const invoicesQuery = listQuery(['issuedAt', 'netFils']).omit({ search: true })
export const taxDocumentItem = taxDocument
  .pick({ _id: true, kind: true, number: true, issuedOn: true, netFils: true, vatFils: true })
  .extend({
    supply,
    seller: z.string(),
    /** Empty for a student. */
    buyer: z.string(),
    /** The number of the invoice that a credit note corrects; empty for an invoice. */
    of: z.string(),
    /**
     * Whether it exists as an e-invoice: both parties have entered their tax details, and each exempt fee names its
     * exemption.
     */
    isElectronic: z.boolean(),
    handover: z.union([z.enum(handoverStates), z.literal('')]),
  })
  .meta({ id: 'TaxDocumentItem' })
export type TaxDocumentItem = z.infer<typeof taxDocumentItem>
export const invoicesResponse = success({ data: z.array(taxDocumentItem), ...listAnswer }).meta({
  id: 'InvoicesResponse',
})

/**
 * GET /api/invoices/{id}: also how many of each line were credited, and whether its customer has made a card payment that
 * can be refunded.
 */
export const invoiceResponse = success({
  data: taxDocument.extend({ credited: z.record(z.string(), z.number().int()), isPaidByCard: z.boolean() }),
}).meta({ id: 'InvoiceResponse' })
export const invoiceFileQuery = z.object({ format: z.enum(['pdf', 'xml']) })

/** POST /api/invoices: returns how many invoices were made. */
export const makeInvoicesResponse = success({ made: z.number().int() }).meta({ id: 'MakeInvoicesResponse' })

const quantityNeeded = { error: saying('invalid.credit_quantity') }
/** POST /api/invoices/{id}/credit */
export const creditRequest = z
  .object({
    reason: z.enum(creditReasons, missing('reason')),
    lines: z
      .array(
        z.object({
          number: z.number().int(),
          quantity: z.number(quantityNeeded).int(quantityNeeded).min(1, quantityNeeded),
        }),
        quantityNeeded,
      )
      .min(1, quantityNeeded)
      .max(1_000),
    /** Whether a resulting credit balance goes back to the cards that the customer paid with. For administrators only. */
    refund: z.boolean().default(false),
  })
  .meta({ id: 'CreditRequest' })
export type CreditRequest = z.infer<typeof creditRequest>
export const creditResponse = success({
  data: taxDocument,
  /** The amount that goes back to cards. */
  refundedFils: fils,
}).meta({ id: 'CreditResponse' })
