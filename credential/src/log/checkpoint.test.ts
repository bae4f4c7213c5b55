import { describe, expect, test } from 'vitest'
import { testIssuer } from '../../test/keys.ts'
import { formatCheckpoint, openCheckpoint, parseCheckpoint, signCheckpoint } from './checkpoint.ts'
import { formatVerifierKey, noteKeyId, openNote, parseVerifierKey, signNote } from './note.ts'

const logKey = testIssuer(5)
const origin = 'credenza.example/log/certificates'
const key = { name: origin, publicKey: logKey.publicKey }
const checkpoint = { origin, size: 42, root: new Uint8Array(32).fill(9) }
const note = await signCheckpoint(checkpoint, logKey)

describe('the published example of Go sumdb/note', () => {
  const published = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW'
  const text = `If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n`
  const signature =
    'x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM='

  test('opens, and its key reads back', async () => {
    const peter = parseVerifierKey(published)
    expect(formatVerifierKey(peter)).toBe(published)
    expect(await openNote(`${text}\n— PeterNeumann ${signature}\n`, peter)).toMatchObject({ ok: true, text })
    expect(await openNote(`${text.replace('you', 'we')}\n— PeterNeumann ${signature}\n`, peter)).toEqual({
      ok: false,
      reason: 'forged',
    })
  })
})

describe('a signed checkpoint', () => {
  test('opens with the pinned key and gives back what was signed', async () => {
    expect(await openCheckpoint(note, key)).toEqual({ ok: true, checkpoint })
    expect(note).toMatch(
      /^credenza\.example\/log\/certificates\n42\n[^\n]{44}\n\n— credenza\.example\/log\/certificates /,
    )
  })

  test('opens with further lines by witnesses', async () => {
    const witness = testIssuer(6)
    const cosigned = await signNote(formatCheckpoint(checkpoint), { ...witness, name: 'witness.example' })
    const line = cosigned.slice(cosigned.lastIndexOf('—'))
    expect(await openCheckpoint(note + line, key)).toEqual({ ok: true, checkpoint })
    expect(await openCheckpoint(cosigned, key)).toEqual({ ok: false, reason: 'unsigned' })
  })

  test('does not open after a change of any character', async () => {
    for (let i = 0; i < note.length; i++) {
      const changed = `${note.slice(0, i)}${note[i] === 'x' ? 'y' : 'x'}${note.slice(i + 1)}`
      expect((await openCheckpoint(changed, key)).ok, `character ${i}`).toBe(false)
    }
  })

  test('of another log, or by another key, is told apart from a forged one', async () => {
    expect(await openCheckpoint(note, { ...key, name: 'other.example' })).toEqual({
      ok: false,
      reason: 'other-log',
    })
    const otherKey = { name: origin, publicKey: testIssuer(6).publicKey }
    expect(await openCheckpoint(note, otherKey)).toEqual({ ok: false, reason: 'unsigned' })
    const forged = await signCheckpoint(checkpoint, { ...logKey, sign: testIssuer(6).sign })
    expect(await openCheckpoint(forged, key)).toEqual({ ok: false, reason: 'forged' })
  })

  test('with extension lines, leading zeros or carriage returns is malformed', () => {
    const text = formatCheckpoint(checkpoint)
    expect(parseCheckpoint(text)).toEqual(checkpoint)
    expect(parseCheckpoint(`${text}time 1\n`)).toBeUndefined()
    expect(parseCheckpoint(text.replace('42', '042'))).toBeUndefined()
    expect(parseCheckpoint(text.replaceAll('\n', '\r\n'))).toBeUndefined()
    expect(parseCheckpoint(text.replace('42', '99999999999999999'))).toBeUndefined()
  })
})

test('a verifier key whose id does not fit its name is refused', () => {
  const printed = formatVerifierKey(key)
  expect(parseVerifierKey(printed)).toEqual(key)
  expect(() => parseVerifierKey(printed.replace('certificates', 'statements'))).toThrow('key id')
  expect(() => parseVerifierKey('nonsense')).toThrow('name+keyid+base64')
  expect(noteKeyId(key)).toHaveLength(4)
})
