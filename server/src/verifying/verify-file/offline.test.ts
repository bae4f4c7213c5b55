import { embedPortable, filePlace, recordAnswers } from '@credenza/credential/portable'
import { verifyCertificate } from '@credenza/credential/verify'
import { describe, expect, test } from 'vitest'
import { approved, certificateBy, deployment, university } from '../../../../credential/test/deployment.ts'
import { didDocument, testIssuer } from '../../../../credential/test/keys.ts'
import { bundle, host, openTerminal, other, pageOf, root } from './testing.ts'

const { told, verify } = openTerminal()

describe('offline', () => {
  test('a page is VALID with the key of its log, and open without it', async () => {
    const { html, logKey } = await pageOf()
    expect(await verify(html, ['--offline', '--trust', logKey])).toBe(0)
    expect(await verify(html, ['--offline'])).toBe(2)
    expect(await verify(html, ['--offline', '--trust', logKey.replace(host, 'other.example')])).toBe(2)
    expect(await verify(other(html), ['--offline', '--trust', logKey])).toBe(1)
    expect(told.asked).toEqual([])
  })

  test('a page is never VALID after any change', async () => {
    const { html, logKey } = await pageOf()
    const changed = html.replace('/verify/x', '/verify/y')
    expect(await verify(changed, ['--offline', '--trust', logKey])).toBe(2)
    expect(await verify(changed)).toBe(2)
    expect(told.printed).toContain('The page that it came in was changed after it was made.')
  })

  test.each([
    ['that the issuer is approved', approved, 'log'],
    ['that nobody knows the issuer', undefined, 'issuer'],
  ])(
    'a page about a certificate that is in no log is not VALID, even if it says %s',
    async (_, record, open) => {
      const forger = testIssuer(13, 'university')
      const keys = [university, forger].map(({ publicKeyMultibase }) => publicKeyMultibase)
      const newId = 'urn:uuid:00000000-0000-4000-8000-000000000001'
      const forged = { certificate: certificateBy(forger, { id: newId }), endorsements: [] }
      const { ports, recording } = recordAnswers(
        await deployment(root, {
          resolveDid: async () => didDocument(university.did, keys),
          issuerRecord: async () => record,
          checkpointOnChain: null,
        }),
      )
      await verifyCertificate(forged, ports)
      const file = { bundle: forged, recording, link: `https://${host}/verify/x`, drawing: null }
      const html = embedPortable(`<!doctype html>${filePlace}`, file)
      expect(await verify(html, ['--offline', '--trust', recording.logKey])).toBe(2)
      expect(told.printed).toContain(`open    ${open}`)
    },
  )

  test('a file without recorded answers is open, and shows its place in the log to people with its key', async () => {
    const { logKey } = await pageOf()
    expect(await verify(JSON.stringify(bundle), ['--offline', '--trust', logKey])).toBe(2)
    expect(told.printed).toContain('passed  log')
  })
})
