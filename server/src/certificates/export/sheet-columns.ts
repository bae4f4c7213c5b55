import {
  labelledDetails,
  signedLabels,
  type Certificate as WireCertificate,
  zonedInstant,
} from '@credenza/schema'
import type { Context } from '../../context.ts'
import { timeZoneOf } from '../../people/organisation/time-zone.ts'
import type { Certificate } from '../certificate/certificate.ts'
import { documentKeys } from '../certificate/sealed/document-keys.ts'
import { certificatesToWire } from '../certificate/wire.ts'
import { ownCertificates } from './own-certificates.ts'

interface Listed {
  certificate: WireCertificate
  /** The link without the document's key, which is added when the sheet is read. */
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
  const [wire, timeZone = 'UTC'] = await Promise.all([
    certificatesToWire(ctx, certificates, { organisationId }),
    timeZoneOf(ctx.db, organisationId),
  ])
  const time = (iso: string) => zonedInstant(iso, timeZone)
  return certificates.map(({ slug }, i) => {
    const link = `${ctx.config.publicUrl}/verify/${slug}`
    const listed = { certificate: wire[i]!, link, time }
    return columns.map(([, cell]) => cell(listed))
  })
}

const place = (heading: string): number => sheetHeader.indexOf(heading)
const [idAt, linkAt] = [place('ID'), place('Link')]

/**
 * The rows with links that also open the documents once they are signed, like those printed on them. The key is never stored: a
 * document that was erased has none any more.
 */
export async function withKeys(ctx: Context, organisationId: string, rows: string[][]): Promise<string[][]> {
  const ids = rows.map((row) => row[idAt]!)
  const { found } = await ownCertificates(ctx.db, organisationId, ids)
  const keys = await documentKeys(ctx, found)
  return rows.map((row) => {
    // The release before stored the key too.
    const [link] = row[linkAt]!.split('#')
    const key = keys.get(row[idAt]!)
    return row.with(linkAt, key ? `${link}#${key}` : link!)
  })
}
