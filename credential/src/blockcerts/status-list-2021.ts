import type { StatusPurpose } from '../issue/document.ts'
import { requireDate, requireIri, requirePeriod, requireText } from '../issue/require.ts'

/** StatusList2021 is an extension of the Verifiable Credentials Data Model 1.1; the last context defines our proof. */
const LIST_CONTEXTS = [
  'https://www.w3.org/2018/credentials/v1',
  'https://w3id.org/vc/status-list/2021/v1',
  'https://w3id.org/security/data-integrity/v2',
] as const

type StatusList2021Input = {
  /** The https address at which the list is served; also its id. */
  url: string
  issuerId: string
  purpose: StatusPurpose
  /** From `encodeStatusList`. */
  encodedList: string
  validFrom: string
  validUntil: string
}

/** The address of the StatusList2021 that has the same positions as this Bitstring Status List of revocations. */
export const statusList2021Url = (bitstringListUrl: string, purpose: StatusPurpose): string =>
  bitstringListUrl.replace(/\/revocation\/(\d+)$/, `/2021/${purpose}/$1`)

/** An unsigned StatusList2021Credential. Its `encodedList` has no multibase prefix. */
export function buildStatusList2021(input: StatusList2021Input): Record<string, unknown> {
  const { url, validFrom, validUntil, encodedList } = input
  return {
    '@context': LIST_CONTEXTS,
    id: requireIri('url', url),
    type: ['VerifiableCredential', 'StatusList2021Credential'],
    issuer: requireIri('issuerId', input.issuerId),
    issuanceDate: requireDate('validFrom', validFrom),
    expirationDate: requirePeriod(validFrom, validUntil),
    credentialSubject: {
      id: `${url}#list`,
      type: 'StatusList2021',
      statusPurpose: input.purpose,
      encodedList: requireText('encodedList', encodedList).replace(/^u/, ''),
    },
  }
}
