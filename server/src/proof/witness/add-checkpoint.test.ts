import { hash } from 'node:crypto'
import { emptyRoot, openCosignatures, parseVerifierKey, signCheckpoint } from '@credenza/credential/log'
import { describe, expect, test } from 'vitest'
import { memoryHeads, openLog } from '../../../test/stand-ins/witness-logs.ts'
import { keysOf } from '../../platform/keys/keys.ts'
import { openWitnessKey } from '../../platform/keys/signing-key.ts'
import { addCheckpoint, type Witness } from './add-checkpoint.ts'
import { formatSubmission } from './submission.ts'

const now = new Date('2026-11-20T12:00:00Z')

function openWitness(...logs: { origin: string; key: { name: string; publicKey: Uint8Array } }[]) {
  const memory = memoryHeads()
  const witness: Witness = {
    name: 'witness.example',
    key: openWitnessKey(keysOf(new Uint8Array(32).fill(77))),
    logs: new Map(logs.map(({ origin, key }) => [origin, [key]])),
    heads: memory.heads,
    clock: () => now,
  }
  const cosigner = { name: witness.name, publicKey: witness.key.publicKey }
  return { ...memory, witness, cosigner, add: (body: string) => addCheckpoint(witness, body) }
}

function logOf(count: number, origin = 'log.example/log') {
  const log = openLog(origin, 5)
  log.append(count)
  return log
}

describe('the requests of the reference implementation (torchwood, litewitness.txt), by the text of the protocol', () => {
  const origin = 'sigsum.org/v1/tree/4d6d8825a6bb689d459628312889dfbb0bcd41b5211d9e1ce768b0ff0309e562'
  const publicKey = Buffer.from('ffdc2d4d98e4124d3feaf788c0c2f9abfd796083d1f0495437f302ec79cf100f', 'hex')
  const { add, witness } = openWitness({ origin, key: { name: origin, publicKey } })
  const leaf = (n: number) => Buffer.from([42, n, ...Array(30).fill(0)]).toString('base64')
  const request = (
    old: number,
    proof: string[],
    size: number,
    root: string,
    signature: string,
    of = origin,
  ) =>
    `old ${old}\n${proof.map((hash) => `${hash}\n`).join('')}\n${of}\n${size}\n${root}\n\n— ${of} ${signature}\n`
  const one = 'UgIom7fPZTqpxWWhyjWduBvTvGVqsokMbqTArsQilegKoFBJQjUFAmQ0+YeSPM3wfUQMFSzVnnNuWRTYrajXpNUbIQY='
  const three = 'UgIom2VbtIcdFbwFAy1n7s6IkAxIY6J/GQOTuZF2ORV39d75cbAj2aQYwyJre36kezNobZs4SUUdrcawfAB8WVrx6go='
  const five = 'UgIomw/EOJmWi0i1FQsOj+etB7F8IccFam/jgd6wzRns4QPVmyEZtdvl1U2KEmLOZ/ASRcWJi0tW90dJWAShei7sDww='
  const rootOf3 = 'RcCI1Nk56ZcSmIEfIn0SleqtV7uvrlXNccFx595Iwl0='
  const rootOf5 = 'QrtXrQZCCvpIgsSmOsah7HdICzMLLyDfxToMql9WTjY='
  const beyond = [
    'KgIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
    'KgMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
  ]

  test('are answered in their order', async () => {
    const status = async (body: string) => (await add(body)).status
    expect(await status(request(0, [], 1, leaf(0), one))).toBe(200)
    // Its last character is different.
    expect(await status(request(1, [leaf(1), leaf(2)], 3, rootOf3, three.replace('6go=', '6gw=')))).toBe(403)
    const other = origin.replace(/2$/, '3')
    expect(await status(request(1, [leaf(1), leaf(2)], 3, rootOf3, three, other))).toBe(404)
    expect(await status(request(1, [], 3, rootOf3, three))).toBe(422)
    expect(await status(request(1, [leaf(1), leaf(3)], 3, rootOf3, three))).toBe(422)
    expect(await status(request(1, [leaf(1), leaf(2)], 3, rootOf3, three))).toBe(200)
    const proof5 = ['+fUDV+k970B4I3uKrqJM4aP1lloPZP8mvr2Z4wRw2LI=', leaf(4)]
    expect(await add(request(1, [leaf(1), ...proof5], 5, rootOf5, five))).toEqual({
      status: 409,
      type: 'text/x.tlog.size',
      body: '3\n',
    })
    const from3 = [...beyond, 'wgiIFdZfYNv6WU1OllBKsWnLYIS/DBMqt8Uh/S4OukE=', leaf(4)]
    expect(await add(request(3, from3, 5, rootOf5, five))).toMatchObject({
      status: 200,
      body: expect.stringMatching(/^— witness\.example \S{104}\n$/),
    })
    expect(await add(request(0, [], 5, rootOf5, five))).toMatchObject({ status: 409, body: '5\n' })
    expect(await witness.heads.read(origin)).toContain(five)
  })

  test('of the Go checksum database, whose key has another name than its origin', async () => {
    const key = parseVerifierKey('sum.golang.org+033de0ae+Ac4zctda0e5eza+HJyk9SxEdh+s3Ux18htTTAD8OuAn8')
    const sumdb = openWitness({ origin: 'go.sum database tree', key })
    const body =
      'old 0\n\ngo.sum database tree\n35225469\nvt5T6GaLCXvyHFl9VUvvItR43XZxfLgftEcTyO3eJCQ=\n\n— sum.golang.org Az3grpukl5AXaVfYkLiDGORx/DN2nlcS5kZHR5uYOBV2KA2HgXpD+gu9HHONebHLAyaKbbTM75QTtPydhKCExixSfwQ=\n'
    expect((await sumdb.add(body)).status).toBe(200)
  })
})

describe('200', () => {
  test('is a signature that the kept note carries, beside that of the log and no other', async () => {
    const log = logOf(7)
    const { add, notes, cosigner } = openWitness(log)
    const { body } = await add(`${await log.submission(0)}— stranger.example AAAAAAAAAAAA\n`)
    const note = await log.checkpointAt(7)
    expect((await openCosignatures(note + body, [cosigner])).seen).toHaveLength(1)
    expect(notes.get(log.origin)).toBe(note + body)
  })

  test('follows from every size to every later one, and from a size to itself', async () => {
    const log = logOf(40)
    for (let from = 0; from <= 40; from += 3) {
      for (let to = Math.max(from, 1); to <= 40; to += 5) {
        const { add } = openWitness(log)
        if (from > 0) expect((await add(await log.submission(0, from))).status).toBe(200)
        expect((await add(await log.submission(from, to))).status, `${from} to ${to}`).toBe(200)
      }
    }
  })

  test('comes for the empty log, and for the first state after it', async () => {
    const log = logOf(3)
    const { add } = openWitness(log)
    expect((await add(await log.submission(0, 0))).status).toBe(200)
    expect((await add(await log.submission(0, 3))).status).toBe(200)
  })

  test('comes with extension lines, which are signed along', async () => {
    const log = logOf(1)
    const { add, cosigner } = openWitness(log)
    const text = `${(await log.checkpointAt(1)).split('\n\n')[0]}\nan extension\n`
    const signature = Buffer.concat([Buffer.from(keyIdOf(log)), log.signer.sign(Buffer.from(text))])
    const note = `${text}\n— ${log.origin} ${signature.toString('base64')}\n`
    const { status, body } = await add(formatSubmission(0, [], note))
    expect(status).toBe(200)
    expect((await openCosignatures(note + body, [cosigner])).seen).toHaveLength(1)
    const other = note.replace('an extension', 'no extension')
    expect((await openCosignatures(other + body, [cosigner])).wrong).toHaveLength(1)
  })
})

describe('400: anything that is not a submission', () => {
  test.each<[string, (sound: string) => string]>([
    ['nothing', () => ''],
    ['a note alone', (sound) => sound.slice(sound.indexOf('\n\n') + 2)],
    ['no old size', (sound) => sound.replace(/^old 2/, 'new 2')],
    ['a size with a leading zero', (sound) => sound.replace(/^old 2/, 'old 02')],
    ['a negative size', (sound) => sound.replace(/^old 2/, 'old -2')],
    ['a size beyond all', (sound) => sound.replace(/^old 2/, 'old 99999999999999999')],
    ['half a hash', (sound) => sound.replace(/=\n/, '\n')],
    ['a hash in another spelling', (sound) => sound.replace(/^(old 2\n.{42})./, '$1B')],
    ['64 hashes', (sound) => sound.replace(/^old 2\n/, `old 2\n${`${'A'.repeat(43)}=\n`.repeat(64)}`)],
    ['carriage returns', (sound) => sound.replaceAll('\n', '\r\n')],
    ['no signature', (sound) => sound.slice(0, sound.lastIndexOf('—'))],
    ['a checkpoint without size', (sound) => sound.replace(/\n5\n/, '\n\n')],
    ['no end of line', (sound) => sound.trimEnd()],
    ['half a character', (sound) => `${sound}\ud800`],
    ['a document', () => '{"old":0}'],
    ['a megabyte of lines', () => 'old 1\n'.repeat(160_000)],
  ])('%s', async (_name, spoil) => {
    const log = logOf(5)
    const { add } = openWitness(log)
    await add(await log.submission(0, 2))
    expect((await add(spoil(await log.submission(2, 5)))).status).toBe(400)
  })

  test('an old size larger than the new one', async () => {
    const log = logOf(5)
    const { add } = openWitness(log)
    await add(await log.submission(0, 5))
    expect((await add(formatSubmission(5, [], await log.checkpointAt(3)))).status).toBe(400)
  })
})

describe('403 and 404: whose log it is', () => {
  test('a log that is not witnessed is 404, no matter who signed it', async () => {
    const { add } = openWitness(logOf(1))
    expect((await add(await logOf(1, 'other.example').submission(0))).status).toBe(404)
  })

  test('another key, a wrong signature, and a wrong one beside a sound one are 403', async () => {
    const log = logOf(3)
    const { add, notes } = openWitness(log)
    const stranger = openLog(log.origin, 6)
    stranger.append(3)
    expect((await add(await stranger.submission(0))).status).toBe(403)
    const sound = await log.checkpointAt(3)
    const forged = await signCheckpoint({ origin: log.origin, size: 3, root: new Uint8Array(32) }, log.signer)
    const wrongLine = forged.slice(forged.lastIndexOf('—'))
    const text = sound.slice(0, sound.lastIndexOf('—'))
    expect((await add(formatSubmission(0, [], text + wrongLine))).status).toBe(403)
    expect((await add(formatSubmission(0, [], sound + wrongLine))).status).toBe(403)
    expect(notes.size).toBe(0)
  })
})

describe('409: another size than the last signed one', () => {
  test('is answered with that size, in its own type, whatever the proof is', async () => {
    const log = logOf(9)
    const { add } = openWitness(log)
    expect(await add(await log.submission(4))).toMatchObject({ status: 409, body: '0\n' })
    await add(await log.submission(0, 6))
    for (const old of [0, 3, 5, 7])
      expect(await add(await log.submission(old))).toEqual({
        status: 409,
        type: 'text/x.tlog.size',
        body: '6\n',
      })
  })

  test('of two simultaneous submissions one wins, and the other learns of it', async () => {
    const log = logOf(9)
    const { add, notes, cosigner } = openWitness(log)
    await add(await log.submission(0, 2))
    const bodies = await Promise.all([5, 9, 7, 5].map((to) => log.submission(2, to)))
    const answers = await Promise.all(bodies.map(add))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    const won = notes.get(log.origin)!
    expect((await openCosignatures(won, [cosigner])).seen).toHaveLength(1)
    for (const { status, body } of answers) if (status === 409) expect(body).toBe(`${won.split('\n')[1]}\n`)
  })
})

describe('422: another history', () => {
  test('a fork, a proof of another log, and a missing one are refused and recorded', async () => {
    const log = logOf(9)
    const { add, notes, refusals } = openWitness(log)
    await add(await log.submission(0, 6))
    const before = notes.get(log.origin)
    const fork = log.fork(3, 1)
    expect((await add(await fork.submission(6))).status).toBe(422)
    expect((await add(formatSubmission(6, [], await log.checkpointAt(9)))).status).toBe(422)
    const wrong = (await log.proofFrom(6, 9)).toReversed()
    expect((await add(formatSubmission(6, wrong, await log.checkpointAt(9)))).status).toBe(422)
    expect((await add(await fork.submission(6, 6))).status).toBe(422)
    expect(refusals.map(({ why }) => why)).toEqual(['bad-proof', 'bad-proof', 'bad-proof', 'other-root'])
    expect(notes.get(log.origin)).toBe(before)
    expect((await add(await log.submission(6))).status).toBe(200)
  })

  test('an empty log with a root, and a proof from nothing', async () => {
    const log = logOf(2)
    const { add } = openWitness(log)
    const rooted = await signCheckpoint({ origin: log.origin, size: 0, root: new Uint8Array(32) }, log.signer)
    expect((await add(formatSubmission(0, [], rooted))).status).toBe(422)
    expect((await add(formatSubmission(0, [emptyRoot()], await log.checkpointAt(2)))).status).toBe(422)
  })
})

test('a note that somebody has put in place of the signed one stops the log: nothing is signed', async () => {
  const log = logOf(9)
  const { add, notes } = openWitness(log)
  await add(await log.submission(0, 6))
  notes.set(log.origin, await log.fork(3, 1).checkpointAt(6))
  await expect(add(await log.fork(3, 1).submission(6))).rejects.toThrow('is not what this witness has signed')
  const own = openWitness(logOf(4, 'second.example'), log)
  await own.add(await logOf(4, 'second.example').submission(0))
  own.notes.set(log.origin, own.notes.get('second.example')!)
  await expect(own.add(await log.submission(4))).rejects.toThrow('is not what this witness has signed')
})

test('no signature is returned when the new state could not be stored', async () => {
  const log = logOf(3)
  const { witness } = openWitness(log)
  const full = { ...witness.heads, replace: () => Promise.reject(new Error('ENOSPC')) }
  await expect(addCheckpoint({ ...witness, heads: full }, await log.submission(0))).rejects.toThrow('ENOSPC')
})

function keyIdOf(log: ReturnType<typeof logOf>): Uint8Array {
  const key = Buffer.concat([Buffer.from(`${log.origin}\n`), Buffer.from([1]), log.key.publicKey])
  return hash('sha256', key, 'buffer').subarray(0, 4)
}
