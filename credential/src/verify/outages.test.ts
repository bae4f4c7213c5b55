import { describe, expect, test } from 'vitest'
import { bundleOf, certificateBy, deployment, university } from '../../test/deployment.ts'
import type { CheckName } from './answers.ts'
import type { Ports } from './ports.ts'
import { verifyCertificate } from './verify-certificate.ts'

const { bundle, root } = await bundleOf(certificateBy(university))
const withoutEndorsement = { ...bundle, endorsements: [] }

type Question =
  | 'resolveDid'
  | 'issuerRecord'
  | 'fetchStatusList'
  | 'statements'
  | 'checkpointOnChain'
  | 'reviewState'

/** The checks that depend on a port. Every other check has to pass without it. */
const RESTS_ON: Record<Question, readonly CheckName[]> = {
  resolveDid: ['signature', 'issuer', 'status', 'endorsement'],
  issuerRecord: ['issuer', 'endorsement'],
  fetchStatusList: ['status', 'endorsement'],
  statements: ['status', 'endorsement'],
  checkpointOnChain: ['anchor'],
  reviewState: ['endorsement'],
}
const QUESTIONS = Object.keys(RESTS_ON) as Question[]

async function verifyWith(port: Question, answer: () => Promise<unknown>, signal?: AbortSignal) {
  const ports = await deployment(root, { [port]: answer, signal } as Partial<Ports>)
  const { verdict, checks } = await verifyCertificate(
    port === 'reviewState' ? withoutEndorsement : bundle,
    ports,
  )
  const open = checks
    .filter(({ answer }) => answer !== 'passed')
    .map(({ name, answer }) => `${name} ${answer}`)
  return { verdict, open }
}

const expectedFor = (port: Question) => ({
  verdict: 'CANNOT TELL',
  open: RESTS_ON[port].map((name) => `${name} inconclusive`),
})

describe.each(QUESTIONS)('when %s', (port) => {
  test('is unreachable, the checks that rest on it are inconclusive and no other', async () => {
    expect(await verifyWith(port, () => Promise.reject(new Error('ECONNREFUSED')))).toEqual(expectedFor(port))
  })

  test('throws instead of rejecting, the same holds', async () => {
    const throwing = () => {
      throw new TypeError('broken port')
    }
    expect(await verifyWith(port, throwing)).toEqual(expectedFor(port))
  })

  test('never answers, the same holds once the signal is aborted', async () => {
    const giveUp = new AbortController()
    const asked = Promise.withResolvers<void>()
    const silent = () => {
      asked.resolve()
      return new Promise<never>(() => {})
    }
    const running = verifyWith(port, silent, giveUp.signal)
    await asked.promise
    giveUp.abort()
    const { verdict, open } = await running
    expect(verdict).toBe('CANNOT TELL')
    expect(open.filter((line) => line.endsWith('failed'))).toEqual([])
    for (const name of RESTS_ON[port]) expect(open).toContain(`${name} inconclusive`)
  })

  test.each([
    ['null', null],
    ['a number', 7],
    ['text', '<html>captive portal</html>'],
    ['an empty object', {}],
    ['an empty list', []],
    ['a list of rubbish', [null, 7, 'x', { type: 'CredenzaStatement' }]],
    [
      'a credential without content',
      { '@context': ['https://www.w3.org/ns/credentials/v2'], type: ['VerifiableCredential'] },
    ],
    ['a checkpoint without content', { size: 1000, root: 'zz', blockTime: 'soon', final: 'yes' }],
    ['a record without content', { status: 'excellent', roles: 'all' }],
  ])('answers with %s, nothing fails for it', async (_, garbage) => {
    const { verdict, open } = await verifyWith(port, async () => garbage)
    expect(open.filter((line) => line.endsWith('failed'))).toEqual([])
    // Of these answers, only "no statements" is a good one.
    const isGoodAnswer = port === 'statements' && Array.isArray(garbage) && garbage.length === 0
    expect(verdict).toBe(isGoodAnswer ? 'VALID' : 'CANNOT TELL')
  })
})

test('an exception within a check makes it inconclusive and is reported, not shown', async () => {
  const errors: unknown[] = []
  const ports = await deployment(root, { logKey: 'not a key', reportError: (error) => errors.push(error) })
  const { verdict, checks } = await verifyCertificate(bundle, ports)
  expect(verdict).toBe('CANNOT TELL')
  expect(checks.find(({ name }) => name === 'log')).toMatchObject({
    answer: 'inconclusive',
    code: 'internal',
    details: {},
  })
  expect(errors.length).toBeGreaterThan(0)
})
