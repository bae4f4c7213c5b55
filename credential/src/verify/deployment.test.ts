import { expect, test } from 'vitest'
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
