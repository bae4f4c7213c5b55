import { afterEach, expect, it, vi } from 'vitest'
import { browserPorts, ownPath } from './ports.ts'

const did = 'did:web:certs.example%3A3000'
const deployment = {
  did,
  logKey: 'origin+0+key',
  chain: { chainId: 7, contract: `0x${'1'.repeat(40)}`, confirmations: 0 },
}

afterEach(() => vi.unstubAllGlobals())

it('a status list on another site is never fetched', () => {
  expect(ownPath('http://certs.example:3000/issuers/org_1/status/revocation/1', deployment)).toBe(
    '/issuers/org_1/status/revocation/1',
  )
  expect(() => ownPath('https://evil.example/list', deployment)).toThrow('another site')
})

it('an issuer unknown to the register is an answer; a failing register is not', async () => {
  const ports = browserPorts({ deployment, evidence: undefined })
  const refusal = JSON.stringify({ success: false, message: 'No.', error: 'not_found' })
  vi.stubGlobal('fetch', async () => new Response(refusal, { status: 404 }))
  await expect(ports.issuerRecord(`${did}:issuers:org_1`)).resolves.toBeUndefined()
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }))
  await expect(ports.issuerRecord(`${did}:issuers:org_2`)).rejects.toThrow()
  // A copy of the site that lacks a file says nothing about what exists.
  vi.stubGlobal('fetch', async () => new Response('<h1>404</h1>', { status: 404 }))
  await expect(ports.issuerRecord(`${did}:issuers:org_3`)).rejects.toThrow()
})

it('without evidence or deployment every request fails instead of answering', async () => {
  const ports = browserPorts({ deployment: undefined, evidence: undefined })
  await expect(ports.resolveDid('did:web:x')).rejects.toThrow()
  await expect(ports.statements('urn:uuid:1')).rejects.toThrow()
  await expect(ports.reviewState('urn:uuid:1')).rejects.toThrow()
  await expect(ports.checkpointOnChain!({ size: 1, root: '' })).rejects.toThrow()
})

it('statements about something else do not count as statements about this certificate', async () => {
  const evidence = {
    cid: null,
    erased: false,
    review: { state: 'accepted' as const },
    endorsements: [],
    statements: [{ certificateId: 'urn:uuid:1', action: 'revoked' }],
    approvals: [],
    log: null,
    statementsLog: [],
    anchor: null,
    successor: null,
  }
  const ports = browserPorts({ deployment, evidence })
  await expect(ports.statements('urn:uuid:1')).resolves.toHaveLength(1)
  await expect(ports.statements('urn:uuid:2')).resolves.toEqual([])
})
