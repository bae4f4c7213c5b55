import { expect, test } from 'vitest'
import { testWitness } from '../../test/witnesses.ts'
import { hostOf, organisationId, readDeployment } from './deployment.ts'

const did = 'did:web:certs.example%3A3000'
const chain = { chainId: 7, contract: `0x${'1'.repeat(40)}`, confirmations: 0 }
const document = {
  id: did,
  service: [
    {
      id: `${did}#certificates-log`,
      type: 'TransparencyLog',
      serviceEndpoint: { verifierKey: 'origin+0+key' },
    },
    { id: `${did}#chain`, type: 'CertificateRegistry', serviceEndpoint: chain },
  ],
}

test('contract, chain and log key come from the deployment’s own document', () => {
  expect(readDeployment(document)).toEqual({ did, logKey: 'origin+0+key', chain })
})

test('the witnesses it names are reported, never required; an unreadable hint is ignored', () => {
  const { verifierKey } = testWitness(31)
  const naming = (verifierKeys: unknown) =>
    readDeployment({
      ...document,
      service: [
        ...document.service,
        { id: `${did}#witnesses`, serviceEndpoint: { quorum: 1, verifierKeys } },
      ],
    }).witnesses
  expect(naming([verifierKey])).toEqual({ keys: [verifierKey], quorum: 0 })
  for (const keys of [[], {}, [7], ['x'], [verifierKey, verifierKey], Array(17).fill(verifierKey)])
    expect(naming(keys)).toBeUndefined()
})

test.each([
  ['no services', { ...document, service: undefined }],
  ['a service missing', { ...document, service: document.service.slice(1) }],
  ['services of another', { ...document, id: 'did:web:other.example' }],
  ['another method', { ...document, id: 'did:key:z6Mk' }],
  ['no object', null],
])('%s is an error', (_name, json) => expect(() => readDeployment(json)).toThrow(TypeError))

test('only organisations of this deployment are known to it', () => {
  expect(organisationId(`${did}:issuers:org_1`, { did })).toBe('org_1')
  expect(organisationId('did:web:other.example:issuers:org_1', { did })).toBeUndefined()
  for (const id of ['..', '../../admin', '', 'a/b'])
    expect(organisationId(`${did}:issuers:${id}`, { did })).toBeUndefined()
})

test('a host is read out of a DID with its port', () => {
  expect(hostOf(`${did}:issuers:org_1`)).toBe('certs.example:3000')
})
