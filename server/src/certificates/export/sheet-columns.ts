import {
  labelledDetails,
  signedLabels,
  type Certificate as WireCertificate,
  zonedInstant,
} from '@credenza/schema'
import type { Context } from '../../context.ts'
import { timeZoneOf } from '../../people/organisation/time-zone.ts'
import type { Certificate } from '../certificate/certificate.ts'
import { documentKeys } from '../certificate/document-keys.ts'
import { certificatesToWire } from '../certificate/wire.ts'

interface Listed {
  certificate: WireCertificate
  /** A link that also opens the document once it is signed, like the one printed on it. */
  link: string
  /** Writes an instant in the issuer's time zone. */
  time: (iso: string) => string
}

/** The columns of the certificate table, and the outcome for each certificate. */
const columns: readonly (readonly [heading: string, cell: (listed: Listed) => string])[] = [
  ['Certificate', ({ certificate }) => certificate.title],
  ['Recipient', ({ certificate }) => certificate.userName],
  ['Type', ({ certificate }) => certificate.categoryName],
  ['Date', ({ certificate }) => certificate.date],
  ['Valid until', ({ certificate }) => certificate.validUntil],
  ...Object.values(signedLabels).map(
    (label) => [label, ({ certificate }: Listed) => detailOf(certificate, label)] as const,
  ),
  ['Other details', ({ certificate }) => otherDetails(certificate)],
  ['State', ({ certificate }) => certificate.state],
  ['Reason of decline', ({ certificate }) => certificate.reason],
  ['Suspended at', ({ certificate, time }) => time(certificate.suspendedAt)],
  ['Reason of suspension', ({ certificate }) => certificate.suspendedReason],
  ['Revoked at', ({ certificate, time }) => time(certificate.revokedAt)],
  ['Reason of revocation', ({ certificate }) => certificate.revokedReason],
  ['Certificate number', ({ certificate }) => String(certificate.certificateNumber)],
  ['Transaction hash', ({ certificate }) => certificate.txHash],
  ['Wallet address', ({ certificate }) => certificate.walletAddress],
  ['URI', ({ certificate }) => certificate.uri],
  ['Link', ({ link }) => link],
  ['Created at', ({ certificate, time }) => time(certificate.createdAt)],
  ['ID', ({ certificate }) => certificate._id],
]

const detailOf = ({ details }: WireCertificate, wanted: string): string =>
  labelledDetails(details).find(({ name, label }) => name && label === wanted)?.value ?? ''

const otherDetails = ({ details: { custom = [] } }: WireCertificate): string =>
  custom.map(({ label, value }) => `${label}: ${value}`).join('; ')

export const sheetHeader: readonly string[] = columns.map(([heading]) => heading)

/** One row of cells for each certificate of an issuer, in the order given. */
export async function sheetRows(
  ctx: Context,
  organisationId: string,
  certificates: readonly Certificate[],
): Promise<string[][]> {
  const [wire, keys, timeZone = 'UTC'] = await Promise.all([
    certificatesToWire(ctx, certificates),
    documentKeys(ctx, certificates),
    timeZoneOf(ctx.db, organisationId),
  ])
  const time = (iso: string) => zonedInstant(iso, timeZone)
  return certificates.map(({ id, slug }, i) => {
    const key = keys.get(id)
    const link = `${ctx.config.publicUrl}/verify/${slug}${key ? `#${key}` : ''}`
    const listed = { certificate: wire[i]!, link, time }
    return columns.map(([, cell]) => cell(listed))
  })
}
