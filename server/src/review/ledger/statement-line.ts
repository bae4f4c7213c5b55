import type { StatementLine } from '@credenza/schema'
import type { Certificate } from '../../certificates/certificate/certificate.ts'
import type { Db } from '../../context.ts'
import { erasedAmong } from '../../people/account/erased-among.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { type Account, requesterOf } from './accounts.ts'

type FeeFacts = Pick<
  StatementLine,
  'certificateId' | 'certificateTitle' | 'certificateType' | 'holder' | 'party'
>

export const noCertificate: FeeFacts = {
  certificateId: '',
  certificateTitle: '',
  certificateType: '',
  holder: '',
  party: '',
}

/**
 * What a statement says about each of these certificates. Only a party to a certificate sees more than its type, and nobody the
 * name of an erased person.
 */
export async function feeFacts(
  db: Db,
  account: Account,
  certificates: readonly Certificate[],
): Promise<Map<string, FeeFacts>> {
  const [erased, verifiers] = await Promise.all([
    erasedAmong(
      db,
      certificates.map(({ accountId }) => accountId),
    ),
    verifierNames(db, certificates),
  ])
  return new Map(
    certificates.map((certificate) => {
      const { id, title, accountId, origin, issuerName, userName, decidedBy } = certificate
      const certificateType = certificate.categoryName
      if (!isParty(account, certificate)) return [id, { ...noCertificate, certificateType }]
      const holder = erased.has(accountId) ? '' : userName
      const requester = origin === 'user' ? holder : issuerName
      const party = account.name === 'wallet' ? requester : (verifiers.get(decidedBy ?? '') ?? '')
      return [id, { certificateId: id, certificateTitle: title, certificateType, holder, party }]
    }),
  )
}

/** The verifier that decided, or who pays for it. */
function isParty({ name, ownerId }: Account, certificate: Certificate): boolean {
  if (name === 'wallet') return certificate.decidedBy === ownerId
  return ownerId === requesterOf(certificate)
}

async function verifierNames(db: Db, certificates: readonly Certificate[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('organisation')
    .select(['id', 'name', 'display_name'])
    .where('id', '=', anyOf([...new Set(certificates.flatMap(({ decidedBy }) => decidedBy ?? []))]))
    .execute()
  return new Map(rows.map((row) => [row.id, row.display_name ?? row.name]))
}
