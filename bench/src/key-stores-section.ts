import { encodeMultikey } from '@credenza/credential/issue'
import { silentLog } from '../../server/src/platform/db/log.ts'
import { localSigner, type Signer } from '../../server/src/platform/keys/signer.ts'
import { signingKeyOf } from '../../server/src/platform/keys/signing-key.ts'
import { openKeyStores } from '../../server/src/platform/keys/store/open-key-stores.ts'
import { proveKey } from '../../server/src/platform/keys/store/prove-key.ts'
import { storeSigner } from '../../server/src/platform/keys/store/store-signer.ts'
import { openAwsStandIn } from '../../server/test/stand-ins/aws-stand-in.ts'
import { awsCredentials } from '../../server/test/stand-ins/kms-stand-in.ts'
import { ed25519Key } from '../../server/test/stand-ins/signing-stand-in.ts'
import { figure, type Section, times } from './report.ts'

const label = 'bench'
/** One signature for the certificate and one for the statement on its paper. */
const signaturesEach = 2
const certificates = 100_000

/** Measures how many signatures per second a key in a key store gives, one after the other and pipelined. */
export async function keyStoresSection(): Promise<Section> {
  const standIn = await openAwsStandIn()
  standIn.keys.set(label, ed25519Key())
  const rows: string[][] = []
  const rates = new Map<string, number>()
  const add = async (name: string, atOnce: number, count: number, signer: Signer) => {
    const perSecond = await rateOf(signer, count)
    rates.set(`${name} ${atOnce}`, perSecond)
    const minutes = (certificates * signaturesEach) / perSecond / 60
    rows.push([name, String(atOnce), figure(perSecond), figure(minutes)])
  }
  for (const delayMs of [5, 50]) {
    standIn.delayMs = delayMs
    for (const atOnce of [1, 4, 16, 64]) {
      const count = Math.min(2_000, (atOnce * 2_000) / delayMs)
      await add(`${delayMs} ms`, atOnce, count, await signerOf(standIn.url, atOnce))
    }
  }
  await add('held here', 1, 10_000, localSigner(signingKeyOf(new Uint8Array(32).fill(1))))
  standIn.close()
  const gain = (delay: string) => times(rates.get(`${delay} 16`)! / rates.get(`${delay} 1`)!)
  return {
    title: 'Keys in a key store',
    how:
      'Signatures over 64 bytes, as certificates need them, by a local stand-in with the API of AWS KMS that answers after this ' +
      'time; calls are signed, and every signature is checked. The stand-in works in the same process, so it costs time here ' +
      'that a real store does not. Minutes are those of 100,000 certificates with two signatures each, without anything else.',
    tables: [[['answers after', 'at once', 'signatures per second', 'minutes for 100,000'], ...rows]],
    comparisons: [
      {
        what: '16 at once against one after the other, answers after 50 ms',
        found: gain('50 ms'),
        goal: 'at least 10x',
      },
      { what: '16 at once against one after the other, answers after 5 ms', found: gain('5 ms'), goal: '-' },
    ],
  }
}

async function signerOf(endpoint: string, atOnce: number): Promise<Signer> {
  const settings = { atOnce, awsKms: { endpoint, credentials: awsCredentials } }
  const store = (await openKeyStores(settings, () => new Date(), silentLog)).find('aws-kms')
  const { x = '' } = (await proveKey(store, label, 'Ed25519'))!.export({ format: 'jwk' })
  return storeSigner(store, { label, publicKeyMultibase: encodeMultikey(Buffer.from(x, 'base64url')) })
}

async function rateOf(signer: Signer, count: number): Promise<number> {
  const messages = Array.from({ length: count }, (_, i) => new Uint8Array(64).fill(i % 256))
  const start = performance.now()
  await signer.signAll(messages)
  return count / ((performance.now() - start) / 1000)
}
