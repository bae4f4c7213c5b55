import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bundleOf, certificateBy, deployment, NOW, statusList, university } from '../../test/deployment.ts'
import { valueChanges } from '../../test/mutations.ts'
import { sampleInput } from '../../test/sample-certificate.ts'
import type { Ports } from '../verify/ports.ts'
import { verifyCertificate } from '../verify/verify-certificate.ts'
import { embedPortable, extractPortable, filePlace } from './page.ts'
import { digestOf, openPortable, type PortableFile, parsePortable } from './portable-file.ts'
import { recordAnswers } from './recording.ts'

const { bundle, root } = await bundleOf(certificateBy(university))
const today = new Date(NOW)

/** The file that a download at NOW would make, with the world changed like this. */
async function portable(changes: Partial<Ports> = {}, of = bundle): Promise<PortableFile> {
  const { ports, recording } = recordAnswers(await deployment(root, changes))
  await verifyCertificate(of, ports)
  return { bundle: of, recording, link: 'https://credenza.example/verify/x', drawing: '<svg>Layla</svg>' }
}

const valid = JSON.stringify(await portable())

async function verdictOf(text: string, digest = digestOf(text), at = today): Promise<string> {
  try {
    return (await openPortable(text, digest, at)).verification.verdict
  } catch (error) {
    return (error as Error).name
  }
}

describe('a portable file', () => {
  test('is VALID long after its status list has run out, since it says as of when', async () => {
    expect(await verdictOf(valid)).toBe('VALID')
    expect(await verdictOf(valid, digestOf(valid), new Date('2031-01-01'))).toBe('VALID')
  })

  test('is INVALID once the certificate has run out', async () => {
    const certificate = certificateBy(university, { validUntil: '2027-01-01T00:00:00Z' })
    const { bundle: ending, root } = await bundleOf(certificate)
    const { ports, recording } = recordAnswers(await deployment(root))
    await verifyCertificate(ending, ports)
    const text = JSON.stringify({ bundle: ending, recording, link: '', drawing: null })
    expect(await verdictOf(text)).toBe('VALID')
    const later = await openPortable(text, digestOf(text), new Date('2027-01-02'))
    expect(later.verification).toMatchObject({ verdict: 'INVALID', headline: 'Expired on 1 January 2027.' })
  })

  test('made of a revoked certificate is INVALID', async () => {
    const { listUrl, index } = sampleInput(university.did).status.revocation
    const list = await statusList(university, listUrl, { set: [index] })
    const text = JSON.stringify(await portable({ fetchStatusList: async () => list }))
    expect(await verdictOf(text)).toBe('INVALID')
  })

  test.each(['resolveDid', 'issuerRecord', 'fetchStatusList', 'statements', 'checkpointOnChain'] as const)(
    'cannot tell what could not be asked when it was made: %s',
    async (port) => {
      const unreachable = { [port]: () => Promise.reject(new Error('down')) }
      expect(await verdictOf(JSON.stringify(await portable(unreachable)))).toBe('CANNOT TELL')
    },
  )

  test('cannot tell where an answer was removed from the recording', async () => {
    const file: PortableFile = JSON.parse(valid)
    for (const part of ['didDocuments', 'records', 'statusLists', 'statements', 'chain'] as const)
      expect(await verdictOf(JSON.stringify({ ...file, recording: { ...file.recording, [part]: {} } }))).toBe(
        'CANNOT TELL',
      )
  })
})

describe('a change', () => {
  test('of any single byte is never VALID', { tags: ['slow'] }, async () => {
    const bytes = new TextEncoder().encode(valid)
    const digest = digestOf(valid)
    const change = fc.tuple(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }))
    await fc.assert(
      fc.asyncProperty(change, async ([place, difference]) => {
        const changed = bytes.slice()
        changed[place]! ^= difference
        expect(await verdictOf(new TextDecoder().decode(changed), digest)).not.toBe('VALID')
      }),
      { numRuns: 1_000 },
    )
  })

  test('of what organisations and the log signed is not VALID even with a fresh digest', async () => {
    const { bundle: signed, ...rest } = JSON.parse(valid)
    const { anchor: _, ...parts } = signed
    for (const [path, changed] of valueChanges(parts))
      expect(await verdictOf(JSON.stringify({ ...rest, bundle: changed })), path).not.toBe('VALID')
  })

  test('of the drawing shows, although nobody signed it', async () => {
    const changed = valid.replace('Layla</svg>', 'Nadia</svg>')
    const opened = await openPortable(changed, digestOf(valid), today)
    const headline = expect.stringContaining('was changed after it was made')
    expect(opened).toMatchObject({ intact: false, verification: { verdict: 'CANNOT TELL', headline } })
  })
})

describe('the page', () => {
  const template = `<html>${filePlace}<script>run()</script></html>`

  test('gives back the file that was put into it, whatever is written in it', () => {
    const file: PortableFile = JSON.parse(valid)
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (words) => {
        const drawing = `</script><!--${words}$&`
        const html = embedPortable(template, { ...file, drawing })
        expect(html.match(/<\/script>/g)).toHaveLength(2)
        const { text, digest } = extractPortable(html)!
        expect(digestOf(text)).toBe(digest)
        expect(parsePortable(text)).toEqual({ ...file, drawing })
      }),
    )
  })

  test('is not found in any other text', () => {
    expect(extractPortable('<html><script>run()</script></html>')).toBeUndefined()
    expect(() => embedPortable('<html></html>', JSON.parse(valid))).toThrow('no place')
  })
})
