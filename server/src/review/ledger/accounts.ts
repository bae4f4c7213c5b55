import type { Certificate } from '../../certificates/certificate/certificate.ts'
import { platformTrail } from '../../proof/audit/append.ts'
import type { AccountName } from './tables.ts'

export interface Account {
  name: AccountName
  /** An organisation, a student's account, or the platform. */
  ownerId: string
}

/** What a verifier has earned and not been paid yet. */
export const walletOf = (verifierId: string): Account => ({ name: 'wallet', ownerId: verifierId })

/** The VAT that a verifier has charged and not been paid yet. The verifier owes it to the tax authority. */
export const vatOf = (verifierId: string): Account => ({ name: 'vat', ownerId: verifierId })

/** The owner of the operator's accounts, with its share of verifiers' fees. It has the name of the operator's trail. */
export const platform = platformTrail

/** What an issuer or a student owes. Its balance is negative. */
export const payableOf = (requesterId: string): Account => ({ name: 'payable', ownerId: requesterId })

/** The accounts that make up a party's balance. A verifier's payout includes the VAT it has charged. */
export const partsOf = (name: 'wallet' | 'payable'): readonly AccountName[] =>
  name === 'wallet' ? ['wallet', 'vat'] : ['payable']

/** The account from which a customer pays a supplier. The platform takes its share out of a verifier's earnings. */
export const paidFrom = (customerId: string, supplierId: string): Account =>
  supplierId === platform ? walletOf(customerId) : payableOf(customerId)

/** Who pays for a certificate: its issuer, or the student who uploaded it. */
export const requesterOf = ({
  origin,
  accountId,
  organisationId,
}: Pick<Certificate, 'origin' | 'accountId' | 'organisationId'>): string =>
  origin === 'user' ? accountId : organisationId

/** The other side of every settlement: debited for incoming money, credited for outgoing money. */
export const cash: Account = { name: 'cash', ownerId: platform }

/** '2026-11' for an instant, in UTC. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7)
