import type { Bundle } from '../bundles.ts'
import { type Json, newStranger } from '../stranger.ts'
import { issuerOf } from './lives.ts'
import { justAFile, neverSaved, type VerdictCase } from './verdict-case.ts'

/** Certificates in the name of local organisations, signed by a stranger. `otherIssuer` is another issuer's DID. */
export async function signedByStrangers(sound: Bundle, otherIssuer: string): Promise<VerdictCase[]> {
  const stranger = newStranger()
  const issuer = issuerOf(sound)
  const missing = `${issuer.slice(0, issuer.lastIndexOf(':') + 1)}org_${'0'.repeat(16)}`
  const { proof, ...unsigned } = sound.certificate
  const [realProof] = proof as [Json]
  const inNameOf = (id: string, keyId: string) =>
    stranger.sign({ ...unsigned, issuer: { ...(unsigned.issuer as Json), id } }, { keyId })
  const forged = (name: string, { proof, ...rest }: Json, because: VerdictCase['because']): VerdictCase => ({
    name: `stranger: ${name}`,
    file: { ...rest, proof: [proof].flat() },
    verdict: 'INVALID',
    because,
    except: justAFile,
  })
  const keyOf = (did: string) => `${did}#${stranger.multikey}`
  const realKey = String(realProof.verificationMethod)
  return [
    forged('their own did:key', await stranger.sign(unsigned), 'no-issuer-proof'),
    forged('their key under the issuer’s name', await inNameOf(issuer, keyOf(issuer)), 'key-not-listed'),
    forged('the issuer’s own key id', await inNameOf(issuer, realKey), 'signature-invalid'),
    forged(
      'in the name of another issuer here',
      await inNameOf(otherIssuer, keyOf(otherIssuer)),
      'key-not-listed',
    ),
    forged(
      'in the name of an issuer that does not exist',
      await inNameOf(missing, keyOf(missing)),
      'issuer-nonexistent',
    ),
    forged(
      'with eddsa-jcs-2022',
      await stranger.sign(unsigned, { keyId: keyOf(issuer), suite: 'eddsa-jcs-2022' }),
      'key-not-listed',
    ),
    {
      name: 'stranger: our certificate copied to the letter, under their own did:key as the issuer',
      file: await inNameOf(stranger.did, `${stranger.did}#${stranger.multikey}`),
      verdict: 'CANNOT TELL',
      because: 'signature-valid',
      except: neverSaved,
    },
  ]
}
