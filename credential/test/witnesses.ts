import { cosign } from '../src/log/cosignature.ts'
import { formatVerifierKey, readNote } from '../src/log/note.ts'
import type { Bundle } from '../src/verify/evidence/bundle.ts'
import { NOW } from './deployment.ts'
import { testIssuer } from './keys.ts'

/** A witness with a key, for tests: everything follows from the one-byte seed. */
export function testWitness(seed: number, name = `witness${seed}.example`) {
  const { publicKey, sign } = testIssuer(seed)
  const verifierKey = formatVerifierKey({ name, publicKey }, 'cosignature')
  return { name, publicKey, sign, verifierKey }
}
export type TestWitness = ReturnType<typeof testWitness>

/** The bundle with these witnesses' signatures under its state of the log. */
export async function witnessedBy(bundle: Bundle, ...witnesses: TestWitness[]): Promise<Bundle> {
  const { text } = readNote(bundle.log!.checkpoint)!
  const lines = await Promise.all(witnesses.map((witness) => cosign(text, new Date(NOW), witness)))
  return { ...bundle, log: { ...bundle.log!, checkpoint: bundle.log!.checkpoint + lines.join('') } }
}
