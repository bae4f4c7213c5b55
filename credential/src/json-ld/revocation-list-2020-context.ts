const LIST = 'https://w3id.org/vc-revocation-list-2020#'
const base = { '@protected': true, id: '@id', type: '@type' } as const

/** https://w3id.org/vc-revocation-list-2020/v1, term by term as it is published. */
export const REVOCATION_LIST_2020 = {
  '@context': {
    '@protected': true,
    RevocationList2020Credential: {
      '@id': `${LIST}RevocationList2020Credential`,
      '@context': {
        ...base,
        description: 'http://schema.org/description',
        name: 'http://schema.org/name',
      },
    },
    RevocationList2020: {
      '@id': `${LIST}RevocationList2020`,
      '@context': { ...base, encodedList: `${LIST}encodedList` },
    },
    RevocationList2020Status: {
      '@id': `${LIST}RevocationList2020Status`,
      '@context': {
        ...base,
        revocationListCredential: { '@id': `${LIST}revocationListCredential`, '@type': '@id' },
        revocationListIndex: `${LIST}revocationListIndex`,
      },
    },
  },
}
