import { writeJws } from '@credenza/credential/issue'
import { formatVerifierKey } from '@credenza/credential/log'
import type { Ports } from '@credenza/credential/verify'
import { describe, expect, test, vi } from 'vitest'
import { badgePng, badgeSvg } from '../../../../credential/test/badge.ts'
import {
  approved,
  approvedVerifier,
  authority,
  bundleOf,
  certificateBy,
  deployment,
  NOW,
  standingFrom,
  statusList,
  university,
} from '../../../../credential/test/deployment.ts'
import { testIssuer } from '../../../../credential/test/keys.ts'
import { pdfWith } from '../../../../credential/test/pdf-with.ts'
import { sampleInput } from '../../../../credential/test/sample-certificate.ts'
import { ecKeys, flipped, sealedPdf } from '../../../../credential/test/sealed-pdf.ts'
import { presented, sdJwtOf, universityDid, walletKey } from '../../../../credential/test/wallet.ts'
import { testWitness } from '../../../../credential/test/witnesses.ts'
import { runVerify } from './run-verify.ts'
import { bundle, certificate, host, nobody, openTerminal, other, pageOf, root } from './testing.ts'

const { told, network, verify } = openTerminal()

/** As `certificateInFormat` of the server makes it. */
const jwtOf = (credential: Record<string, unknown>) =>
  writeJws(
    { alg: 'EdDSA', typ: 'JWT', kid: university.verificationMethod },
    { ...credential, iss: university.did },
    university.sign,
  )
const enveloped = (jwt: string) => ({
  '@context': 'https://www.w3.org/ns/credentials/v2',
  id: `data:application/vc+jwt,${jwt}`,
  type: 'EnvelopedVerifiableCredential',
})
const presentationOf = (...credentials: object[]) => ({
  '@context': ['https://www.w3.org/ns/credentials/v2'],
  type: ['VerifiablePresentation'],
  verifiableCredential: credentials,
})

describe('a certificate of a trusted host', () => {
  test.each<[string, () => Promise<string | Buffer> | string | Buffer]>([
    ['a certificate file', () => JSON.stringify(bundle)],
    ['a lone credential', () => JSON.stringify(certificate)],
    ['a JWT for a wallet', () => jwtOf(certificate)],
    ['a presentation', () => JSON.stringify(presentationOf(certificate))],
    [
      'a presentation of an enveloped JWT',
      async () => JSON.stringify(presentationOf(enveloped(await jwtOf(certificate)))),
    ],
    ['a sealed PDF', () => sealedPdf(pdfWith(certificate, bundle))],
    ['a badge in PNG', () => Buffer.from(badgePng(JSON.stringify(certificate)))],
    ['a badge in PNG of a JWT', async () => Buffer.from(badgePng(await jwtOf(certificate)))],
    [
      'a badge in PNG of a presentation',
      () => Buffer.from(badgePng(JSON.stringify(presentationOf(certificate)))),
    ],
    ['a badge in SVG', () => badgeSvg(JSON.stringify(certificate))],
    ['a badge in SVG of a JWT', async () => badgeSvg(await jwtOf(certificate))],
    ['a page that checks itself', async () => (await pageOf()).html],
  ])('is VALID, 0: %s', async (_kind, content) => {
    expect(await verify(await content())).toBe(0)
    expect(told.printed).toContain('VALID  This certificate is valid.')
    expect(told.printed).toContain('Layla Haddad')
  })

  test('is refused, 64, with another value under the same name, or beside other certificates', async () => {
    const text = JSON.stringify(bundle)
    expect(await verify(text.replace('"certificate":', '"certificate":{},"certificate":'))).toBe(64)
    expect(told.printed).toContain('one name to two values')
    expect(await verify(JSON.stringify(presentationOf(certificate, certificate)))).toBe(64)
    for (const badge of [badgePng, badgeSvg])
      expect(await verify(Buffer.from(badge(text, JSON.stringify(certificate))))).toBe(64)
    expect(told.printed).toContain('nobody can tell which one it shows')
  })

  test('is undecided, 2, in a PDF that was changed after it was sealed', async () => {
    const pdf = sealedPdf(pdfWith(certificate, bundle))
    expect(await verify(pdf)).toBe(0)
    expect(await verify(flipped(pdf, 7))).toBe(2)
    expect(told.printed).toContain('The PDF that it came in was changed after it was sealed.')
  })

  test('is undecided, 2, in a PDF without a seal, or with one of anybody else', async () => {
    const pdf = pdfWith(certificate, bundle)
    expect(await verify(pdf)).toBe(2)
    expect(told.printed).toContain('The PDF that it came in has no seal')
    expect(await verify(sealedPdf(pdf, ecKeys()))).toBe(2)
    expect(told.printed).toContain('was not sealed with a key of the issuer')
  })

  test('is INVALID, 1, when it was changed or revoked', async () => {
    expect(await verify(other(JSON.stringify(bundle)))).toBe(1)
    expect(await verify(pdfWith(JSON.parse(other(JSON.stringify(certificate)))))).toBe(1)
    expect(await verify(other((await pageOf()).html))).toBe(1)
    const { listUrl, index } = sampleInput(university.did).status.revocation
    const revoked = await statusList(university, listUrl, { set: [index] })
    const from = await network({ fetchStatusList: async () => revoked })
    expect(await verify(JSON.stringify(bundle), ['--trust', host], from)).toBe(1)
    expect(told.printed).toContain('INVALID  Revoked.')
  })

  test('is VALID as a wallet hands it on, INVALID once its words are changed, undecided once its key is stolen', async () => {
    const withKey = async (changes: Partial<Ports> = {}) =>
      network({
        resolveDid: async (did) => (did === university.did ? universityDid : authority.didDocument),
        ...changes,
      })
    const sdJwt = sdJwtOf({}, walletKey, certificate)
    expect(await verify(`${presented(sdJwt, ['grade'])}\n`, ['--trust', host], await withKey())).toBe(0)
    expect(told.printed).not.toContain('Layla Haddad')
    expect(await verify(sdJwt, ['--trust', host], await withKey())).toBe(0)
    expect(told.printed).toContain('Layla Haddad')
    const another = sdJwtOf({}, walletKey, certificate)
    const mixed = [sdJwt.split('~')[0], ...another.split('~').slice(1)].join('~')
    expect(await verify(mixed, ['--trust', host], await withKey())).toBe(1)
    const keyId = `${university.did}#${walletKey.multikey}`
    const stolenKeys = [{ keyId, since: '2026-11-20T11:30:00Z' }]
    const issuerRecord: Ports['issuerRecord'] = async (did) =>
      did === authority.did ? approvedVerifier : { ...approved, stolenKeys }
    expect(await verify(sdJwt, ['--trust', host], await withKey({ issuerRecord }))).toBe(2)
  })

  test('is undecided, 2, while the host is out of reach', async () => {
    expect(await verify(JSON.stringify(bundle), ['--trust', host], nobody)).toBe(2)
    expect(await verify(JSON.stringify(bundle), ['--trust', host], { ...(await network()), ...nobody })).toBe(
      2,
    )
    const { fetchJson } = await network()
    const noChain = {
      ...nobody,
      fetchJson: (url: string) => (url.includes('/anchor/') ? nobody.fetchJson(url) : fetchJson(url)),
    }
    expect(await verify(JSON.stringify(bundle), ['--trust', host], noChain)).toBe(2)
  })

  test.each([
    ['old', async (answer: object) => answer, '2026-11-22T12:00:01Z'],
    ['forged', async (answer: object) => ({ ...answer, signature: 'A'.repeat(86) }), NOW],
    ['another organisation’s', async () => standingFrom(await deployment(root), authority.did), NOW],
  ])('is undecided, 2, when a copy of the host shows %s standing', async (_, change, now) => {
    const from = await network()
    const fetchJson = async (url: string) => {
      const answer = await from.fetchJson(url)
      return url.endsWith('university/standing') ? change(answer as object) : answer
    }
    vi.setSystemTime(now)
    expect(await verify(JSON.stringify(bundle), ['--trust', host], { ...from, fetchJson })).toBe(2)
  })

  test('as JSON holds the eight checks', async () => {
    expect(await verify(JSON.stringify(bundle), ['--json', '--trust', `https://${host}/`])).toBe(0)
    expect(JSON.parse(told.printed)).toMatchObject({ verdict: 'VALID', facts: { recipient: 'Layla Haddad' } })
    expect(JSON.parse(told.printed).checks).toHaveLength(8)
  })

  test('cannot control the terminal with its text', async () => {
    await verify(JSON.stringify(bundle).replace('Layla', '\\u001b[2J\\u202eLayla'))
    expect(told.printed).toContain('\uFFFD[2J\uFFFDLayla')
  })
})

describe('the pinned key of a log, online', () => {
  const pinned = async () => ['--trust', host, '--trust', (await deployment(root)).logKey]
  /** Each answer is of the type that its path has, so the tests say what they take. */
  const answering = async (answers: Record<string, (answer: never) => unknown>) => {
    const from = await network()
    const fetchJson = async (url: string) => {
      const answer = await from.fetchJson(url)
      const found = Object.keys(answers).find((path) => url.includes(path))
      return found === undefined ? answer : answers[found]!(answer as never)
    }
    return { ...from, fetchJson }
  }
  const text = JSON.stringify(bundle)

  test('gives VALID where the host answers under it', async () => {
    expect(await verify(text, await pinned())).toBe(0)
    const twice = [...(await pinned()), '--trust', `${host}/log/certificates+00000000+AAAA`]
    expect(await verify(text, twice)).toBe(0)
  })

  test('is the only one that counts: another key of the host is CANNOT TELL, and both are named', async () => {
    const { publicKey } = testIssuer(21)
    const named = formatVerifierKey({ name: `${host}/log/certificates`, publicKey })
    const from = await answering({
      'did.json': (own: { service: object[] }) => ({
        ...own,
        service: own.service.map((one) =>
          'serviceEndpoint' in one && 'verifierKey' in (one.serviceEndpoint as object)
            ? { ...one, serviceEndpoint: { verifierKey: named } }
            : one,
        ),
      }),
    })
    expect(await verify(text, await pinned(), from)).toBe(2)
    expect(told.printed).toContain(
      'CANNOT TELL  We cannot tell whether this certificate is valid. It names another key',
    )
    expect(told.printed).toContain(`${host} names ${named} as the key of its log`)
  })

  test('must have signed what the chain holds', async () => {
    const from = await answering({ '/anchor/': () => ({}) })
    expect(await verify(text, ['--trust', host], from)).toBe(0)
    expect(await verify(text, await pinned(), from)).toBe(2)
    expect(await verify(text, [...(await pinned()), '--rpc', 'https://node.example'], from)).toBe(2)
    expect(await verify(text, [...(await pinned()), '--rpc', 'https://node.example'])).toBe(0)
  })
})

describe('evidence of another certificate, answered by the host', () => {
  const swapped = async () => {
    const from = await network()
    const { bundle: theirs } = await bundleOf(
      certificateBy(university, { id: 'urn:uuid:00000000-0000-4000-8000-000000000009' }),
    )
    const { endorsements, log } = theirs
    const fetchJson = async (url: string) => {
      const answer = (await from.fetchJson(url)) as { data: object }
      return url.includes('/api/evidence/') ? { data: { ...answer.data, endorsements, log } } : answer
    }
    return { from: { ...from, fetchJson }, theirs }
  }

  test('is not believed, and does not count against this one', async () => {
    const { from } = await swapped()
    expect(await verify(JSON.stringify(certificate), ['--trust', host], from)).toBe(2)
    expect(told.printed).toContain('open    log')
    expect(told.printed).toContain('open    endorsement')
  })

  test('counts against it when it came in the file', async () => {
    const { theirs } = await swapped()
    expect(await verify(JSON.stringify({ ...theirs, certificate }))).toBe(1)
  })
})

test('a clock that is behind what the host signed is what is wrong, not the certificate', async () => {
  for (const now of ['2026-11-20T10:30:00Z', '2020-01-01T00:00:00Z']) {
    const from = await network()
    vi.setSystemTime(now)
    expect(await verify(JSON.stringify(bundle), ['--trust', host], from)).toBe(2)
    expect(told.printed).toContain(
      'CANNOT TELL  We cannot tell whether this certificate is valid. This device’s clock is wrong',
    )
  }
})

describe('a certificate whose key was stolen', () => {
  const stolenSince = async (since: string) => {
    const { issuerRecord } = await deployment(root)
    const stolenKeys = [{ keyId: university.verificationMethod, since }]
    return network({
      issuerRecord: async (did) => {
        const record = await issuerRecord(did)
        return record && did === university.did ? { ...record, stolenKeys } : record
      },
    })
  }

  test('is VALID with the reason if the log held it before, INVALID later, and open without a proof', async () => {
    expect(await verify(JSON.stringify(bundle), undefined, await stolenSince('2026-11-20T11:00:00Z'))).toBe(0)
    expect(told.printed).toContain('the public log has held the certificate since before then')
    expect(await verify(JSON.stringify(bundle), undefined, await stolenSince('2026-11-20T09:00:00Z'))).toBe(1)
    const unlogged = await stolenSince('2026-11-20T11:00:00Z')
    const withoutLog = {
      ...unlogged,
      fetchJson: async (url: string) => {
        if (url.includes('/api/evidence/')) throw new Error('unreachable')
        return unlogged.fetchJson(url)
      },
    }
    expect(await verify(JSON.stringify(certificate), undefined, withoutLog)).toBe(2)
  })

  test('gets the same verdict in a page that checks itself', async () => {
    const page = async (since: string) => {
      const records: Ports['issuerRecord'] = (await deployment(root)).issuerRecord
      const stolenKeys = [{ keyId: university.verificationMethod, since }]
      const issuerRecord: Ports['issuerRecord'] = async (did) => {
        const record = await records(did)
        return record && did === university.did ? { ...record, stolenKeys } : record
      }
      return pageOf({ issuerRecord })
    }
    const before = await page('2026-11-20T11:00:00Z')
    expect(await verify(before.html, ['--offline', '--trust', before.logKey])).toBe(0)
    expect(told.printed).toContain('the public log has held the certificate since before then')
    const after = await page('2026-11-20T09:00:00Z')
    expect(await verify(after.html, ['--offline', '--trust', after.logKey])).toBe(1)
  })
})

describe('a certificate of anybody else', () => {
  test.each([[[]], [['--trust', 'other.example']]])(
    'makes us ask nobody and stays undecided, exit code 2: %j',
    async (args) => {
      expect(await verify(JSON.stringify(bundle), args)).toBe(2)
      expect(told.asked).toEqual([])
      expect(told.printed).toContain('add: --trust credenza.example')
    },
  )

  test('sends nobody to a status list elsewhere', async () => {
    const elsewhere = certificateBy(university, {
      id: 'urn:uuid:00000000-0000-4000-8000-000000000001',
      status: { revocation: { listUrl: 'https://elsewhere.example/list', index: 7 } },
    })
    expect(await verify(JSON.stringify(elsewhere))).toBe(2)
    expect(told.asked.filter((url) => !url.startsWith(`https://${host}/`))).toEqual([])
  })

  test('says, as the page does, that a status list is signed by a stranger, whose did:key needs no look-up', async () => {
    const { listUrl } = sampleInput(university.did).status.revocation
    const key = testIssuer(13, 'stranger').publicKeyMultibase
    const did = `did:key:${key}`
    const stranger = { ...testIssuer(13, 'stranger'), did, verificationMethod: `${did}#${key}` }
    const list = await statusList(stranger, listUrl)
    const from = await network({ fetchStatusList: async () => list })
    expect(await verify(JSON.stringify(bundle), ['--trust', host], from)).toBe(1)
    expect(told.printed).toContain('Its status list belongs to another issuer.')
  })
})

describe('anything but a certificate, and a wrong call, is 64', () => {
  test.each<[string, string | Buffer]>([
    ['other JSON', '{"name":"x"}'],
    ['text', 'hello'],
    ['nothing', ''],
    ['a page of another kind', '<!doctype html>'],
    ['a PDF of another kind', pdfWith({ name: 'x' })],
    ['bytes', Buffer.from([0xff, 0, 1])],
  ])('%s', async (_kind, content) => expect(await verify(content)).toBe(64))

  test.each([
    [[]],
    [['no-such-file']],
    [['a', 'b']],
    [['a', '--unknown']],
    [['a', '--trust', 'ftp://x']],
    [['a', '--trust', 'did:web:x:y']],
    [['a', '--rpc', 'x']],
    [['a', '--rpc', 'http://x', '--offline']],
    [['a', '--offline', '--trust', host]],
    [['a', '--trust', `${host}/log/certificates+00000000+AAAA`]],
    [['a', '--trust', 'other.example', '--trust', `${host}/log/certificates+00000000+AAAA`]],
    [['a', '--witness', 'x']],
    [['a', '--quorum', '1']],
    [['a', '--witness', testWitness(31).verifierKey, '--quorum', '2']],
    [['a', '--witness', testWitness(31).verifierKey, '--quorum', 'all']],
    [['a', '--witness', testWitness(31).verifierKey, '--witness', testWitness(31).verifierKey]],
  ])('%j', async (argv) => {
    expect(await runVerify(argv, nobody)).toBe(64)
    expect(told.printed).not.toBe('')
  })

  test('a file that is missing or empty is named', async () => {
    await verify('')
    expect(told.printed).toMatch(/^The file '.+' is empty\.\n$/)
    told.printed = ''
    await runVerify(['no-such-file'], nobody)
    expect(told.printed).toBe("There is no file 'no-such-file'.\n")
  })
})
