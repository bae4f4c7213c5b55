import { describe, expect, test } from 'vitest'
import { testIssuer } from '../../test/keys.ts'
import { signCheckpoint } from './checkpoint.ts'
import { cosign, openCosignatures, parseWitnessKeys } from './cosignature.ts'
import { formatVerifierKey, noteKeyId, openNote, parseVerifierKey, readNote } from './note.ts'

/** A checkpoint of a log in public use (20 May 2026), signed by four witnesses in public use, with their published keys. */
const published = `arche2025h1.staging.ct.transparency.dev
1432088532
U7WM79jrzyhGZ5/GUBTpM7NzwdyfFx61t3RovgcC4Ro=

— arche2025h1.staging.ct.transparency.dev zTM8sQAAAZ5W0WdjBAMARjBEAiBjW5IQf9pvsYLfQFX6hoGREPMHbdQ3urbllzalApkptQIgIpwtEroeW2BXaHAI4kJXFbon5Ch9MNL5zRNZ55lvGt0=
— arche2025h1.staging.ct.transparency.dev ui8GwCF1+kWqZrxGdhj4aX3gcw7XUlXQQabg/27lefwhUkzbC3NygNI75MdhL1bfTW9g8Ei59RA23oHP7Ry1k3ZFWwQ=
— transparency.dev/DEV:witness-little-garden 2AQqhwAAAABqEiEgzgFIqqhbUoDwjMWE6UP8nd8/KYTzwZ2rhIgcqoXHAwVkjZr4AscylP3v7sEodkRAErumC2q44vdgJY096st5BQ==
— witness1.smartit.nu/witness1 pIyCDwAAAABqEiEghIp82KWebrw7/oHQwlTAm3g2RKS4+eebl8eO0WH+/iEcxZ75W3u5hNI7TOQtmJbqmNWVuE0tgh0XwzdZsDsUAQ==
— remora.n621.de 2net5wAAAABqEiEgPlfF3V06o0Y+fHM+J5J9s27wgxxcOVSpZ/2g/KSiXCg9DEZI+aVCIobWX9sXTynk5XeU/zZ0WBxtqB0DrAWfBw==
— witness.stagemole.eu Z/euoAAAAABqEiEgw0i+7g2ENfDAWHmtRzCfKTHSDwYDJA2NmKeGi9Y8FtEyOUvVr+AJmIY/2TUFucgKi7lI7cUiOvKFYe/TmN9DAg==
`
const publishedKeys = [
  'transparency.dev/DEV:witness-little-garden+d8042a87+BCtusOxINQNUTN5Oj8HObRkh2yHf/MwYaGX4CPdiVEPM',
  'witness1.smartit.nu/witness1+a48c820f+BPSFWg9G6KPiO7QPryYO5Xq4oYJJ+kAvLKLSimDhoxMO',
  'remora.n621.de+da77ade7+BOvN63jn/bLvkieywe8R6UYAtVtNbZpXh34x7onlmtw2',
  'witness.stagemole.eu+67f7aea0+BEqSG3yu9YrmcM3BHvQYTxwFj3uSWakQepafafpUqklv',
]
const names = ({ seen, wrong }: Awaited<ReturnType<typeof openCosignatures>>) => ({
  seen: seen.map(({ name }) => name),
  wrong,
})

describe('a checkpoint signed by public witnesses', () => {
  const keys = parseWitnessKeys(publishedKeys)

  test('shows each of them, next to the signature of its log', async () => {
    expect(keys.map((key) => formatVerifierKey(key, 'cosignature'))).toEqual(publishedKeys)
    expect(names(await openCosignatures(published, keys))).toEqual({
      seen: keys.map(({ name }) => name),
      wrong: [],
    })
    const log = parseVerifierKey(
      'arche2025h1.staging.ct.transparency.dev+ba2f06c0+AU0vHmlGCS/PdN8b2OaGmKprLI8HKM+dJ472xgFYh15f',
    )
    expect((await openNote(published, log)).ok).toBe(true)
  })

  test('shows none of them once one character changes', async () => {
    const other = published.replace('1432088532', '1432088533')
    expect(names(await openCosignatures(other, keys))).toEqual({
      seen: [],
      wrong: keys.map(({ name }) => name),
    })
  })
})

describe('cosignatures of our own', () => {
  const log = testIssuer(5)
  const [first, second] = [testIssuer(21), testIssuer(22)].map((issuer, i) => ({
    name: `w${i + 1}.example`,
    publicKey: issuer.publicKey,
    sign: issuer.sign,
  })) as [Witness, Witness]
  type Witness = { name: string; publicKey: Uint8Array; sign: (bytes: Uint8Array) => Uint8Array }
  const at = new Date('2026-11-20T12:00:00.900Z')
  const note = async () => signCheckpoint({ origin: 'log.example', size: 7, root: new Uint8Array(32) }, log)
  const textOf = (of: string) => readNote(of)!.text

  test('carry the time in whole seconds, and can stand next to each other', async () => {
    const signed = await note()
    const lines = [await cosign(textOf(signed), at, first), await cosign(textOf(signed), at, second)]
    const opened = await openCosignatures(signed + lines.join(''), [first, second])
    expect(opened).toEqual({
      seen: [
        { name: first.name, line: lines[0] },
        { name: second.name, line: lines[1] },
      ],
      wrong: [],
    })
    const { signature } = readNote(signed + lines[0])!.lines[1]!
    expect(Buffer.from(signature).readBigUInt64BE(0)).toBe(BigInt(Date.parse('2026-11-20T12:00:00Z') / 1000))
  })

  test('are wrong after any change of the line, and count for nobody else', async () => {
    const signed = await note()
    const line = await cosign(textOf(signed), at, first)
    const { keyId, signature } = readNote(signed + line)!.lines[1]!
    for (const place of signature.keys()) {
      const changed = Uint8Array.from(signature, (byte, i) => (i === place ? byte ^ 1 : byte))
      const text = `— ${first.name} ${Buffer.concat([keyId, changed]).toString('base64')}\n`
      expect(names(await openCosignatures(signed + text, [first])), `byte ${place}`).toEqual({
        seen: [],
        wrong: [first.name],
      })
    }
    expect(names(await openCosignatures(signed + line, [second]))).toEqual({ seen: [], wrong: [] })
    const renamed = { ...second, name: first.name }
    expect(names(await openCosignatures(signed + line, [renamed]))).toEqual({ seen: [], wrong: [] })
  })

  test('are not signatures of a log, nor the other way round', async () => {
    const signed = await note()
    const asLog = { name: first.name, publicKey: first.publicKey }
    const line = await cosign(textOf(signed), at, first)
    expect(await openNote(signed + line, asLog)).toEqual({ ok: false, reason: 'unsigned' })
    const plain = Buffer.concat([noteKeyId(asLog, 'cosignature'), first.sign(Buffer.from(textOf(signed)))])
    const forged = `${signed}— ${first.name} ${plain.toString('base64')}\n`
    expect(names(await openCosignatures(forged, [first]))).toEqual({ seen: [], wrong: [first.name] })
  })

  test('without a time, or with an invalid one, are wrong', async () => {
    const signed = await note()
    for (const seconds of [0n, 2n ** 63n]) {
      const time = Buffer.alloc(8)
      time.writeBigUInt64BE(seconds)
      const message = Buffer.from(`cosignature/v1\ntime ${seconds}\n${textOf(signed)}`)
      const bytes = Buffer.concat([noteKeyId(first, 'cosignature'), time, first.sign(message)])
      const line = `— ${first.name} ${bytes.toString('base64')}\n`
      expect(names(await openCosignatures(signed + line, [first]))).toEqual({ seen: [], wrong: [first.name] })
    }
  })

  test('do not open from anything but a note', async () => {
    for (const garbage of ['', '\n\n', 'x', `${await note()}— `, (await note()).trimEnd()])
      expect(names(await openCosignatures(garbage, [first]))).toEqual({ seen: [], wrong: [] })
  })
})

describe('keys of witnesses', () => {
  const key = formatVerifierKey({ name: 'w.example', publicKey: testIssuer(21).publicKey }, 'cosignature')

  test('are of type 0x04', () => {
    expect(() =>
      parseWitnessKeys([formatVerifierKey({ name: 'w.example', publicKey: testIssuer(21).publicKey })]),
    ).toThrow('type')
    expect(() => parseVerifierKey(key)).toThrow('type')
  })

  test('differ in name and key, so that one signature never counts twice', () => {
    const renamed = formatVerifierKey(
      { name: 'v.example', publicKey: testIssuer(21).publicKey },
      'cosignature',
    )
    const replaced = formatVerifierKey(
      { name: 'w.example', publicKey: testIssuer(22).publicKey },
      'cosignature',
    )
    for (const both of [
      [key, key],
      [key, renamed],
      [key, replaced],
    ])
      expect(() => parseWitnessKeys(both)).toThrow('once')
  })
})
