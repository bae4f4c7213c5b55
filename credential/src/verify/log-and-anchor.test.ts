import { describe, expect, test } from 'vitest'
import {
  approved,
  approvedVerifier,
  authority,
  bundleOf,
  certificateBy,
  university,
  verdictOf,
} from '../../test/deployment.ts'
import type { Bundle } from './evidence/bundle.ts'
import type { Ports } from './ports.ts'

const { bundle, root } = await bundleOf(certificateBy(university))
const verify = (changes: Partial<Ports> = {}, changed: Bundle = bundle) => verdictOf(changed, root, changes)

/** The record has another log address than the issuer's leaves. */
const elsewhereLogged: Partial<Ports> = {
  issuerRecord: async (did) =>
    did === authority.did ? approvedVerifier : { ...approved, logAddress: `0x${'00'.repeat(20)}` },
}

describe('the log proof', () => {
  const log = bundle.log!

  test('fails with another path, index or entry', async () => {
    const changes = [
      { ...log, path: log.path.toReversed() },
      { ...log, path: log.path.slice(1) },
      { ...log, path: [...log.path, log.path[0]!] },
      { ...log, index: 299 },
    ]
    for (const changed of changes) {
      expect((await verify({}, { ...bundle, log: changed })).codes.log).toBe('log-root-differs')
    }
    const other = await bundleOf(certificateBy(university, { validUntil: '2030-01-01T00:00:00Z' }))
    expect((await verify({}, { ...bundle, log: other.bundle.log })).codes.log).toBe('log-digest-differs')
    expect((await verify(elsewhereLogged)).codes.log).toBe('log-issuer-differs')
  })

  test('with a checkpoint that the pinned key did not sign proves nothing', async () => {
    const forged = { ...log, checkpoint: log.checkpoint.replace('\n1000\n', '\n1001\n') }
    expect((await verify({}, { ...bundle, log: { ...forged, size: 1001 } })).codes.log).toBe(
      'checkpoint-forged',
    )
    const elsewhere = { ...log, checkpoint: log.checkpoint.replaceAll('credenza.example', 'evil.example') }
    const result = await verify({}, { ...bundle, log: elsewhere })
    expect([result.verdict, result.codes.log]).toEqual(['CANNOT TELL', 'checkpoint-unusable'])
  })

  test('is open, and not reported as a bug, where no log is known', async () => {
    const { verdict, codes } = await verify({ logKey: '' })
    expect([verdict, codes.log, codes.anchor]).toEqual(['CANNOT TELL', 'log-unknown', 'nothing-to-anchor'])
  })
})

describe('the anchor', () => {
  const chain = (answer: object | undefined): Partial<Ports> => ({
    checkpointOnChain: async () => answer as never,
  })
  const recorded = { size: 1000, root, blockTime: '2026-11-20T10:05:00Z', final: true }

  test('fails only when the chain holds another root for the same size', async () => {
    expect((await verify(chain({ ...recorded, root: '00'.repeat(32) }))).codes.anchor).toBe(
      'anchor-root-differs',
    )
    expect((await verify(chain({ ...recorded, final: false }))).codes.anchor).toBe('anchor-not-final')
    expect((await verify(chain(undefined))).codes.anchor).toBe('not-anchored')
    expect((await verify(chain({ ...recorded, size: 999 }))).verdict).toBe('CANNOT TELL')
  })

  test('does not apply to a deployment without a chain', async () => {
    expect(await verify({ checkpointOnChain: null })).toMatchObject({
      verdict: 'VALID',
      codes: { anchor: 'anchor-not-applicable' },
    })
  })

  test('takes nothing from the bundle: a fake contract in it changes nothing', async () => {
    const fake = { chainId: 1, contract: '0xfake', transaction: '0xfake' }
    expect((await verify({}, { ...bundle, anchor: fake })).verdict).toBe('VALID')
  })
})
