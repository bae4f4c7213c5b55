import type { Bundle } from '../bundles.ts'
import { type Json, newStranger } from '../stranger.ts'
import { foreignBadge } from './elsewhere.ts'
import { issuerOf } from './lives.ts'
import { justAFile, type VerdictCase } from './verdict-case.ts'

/** Certificates that name two issuers or carry proofs of two. Proofs of other parties count neither for nor against. */
export async function twoIssuers(sound: Bundle, other: Bundle): Promise<VerdictCase[]> {
  const stranger = newStranger()
  const { proof, ...unsigned } = sound.certificate
  const [realProof] = proof as [Json]
  const [ours, theirs] = [issuerOf(sound), issuerOf(other)]
  const row = (name: string, file: Json, verdict: VerdictCase['verdict']): VerdictCase => ({
    name: `two issuers: ${name}`,
    file,
    verdict,
    except: justAFile,
  })
  const strangersProof = (await stranger.sign(unsigned)).proof as Json
  const named = (await stranger.sign(unsigned, { keyId: `${ours}#${stranger.multikey}` })).proof as Json
  const badge = foreignBadge(stranger.did)
  return [
    row(
      'the issuer and another one here, in a list',
      { ...sound.certificate, issuer: [unsigned.issuer, theirs] },
      'INVALID',
    ),
    row(
      'a stranger and an issuer here, in a list',
      await stranger.sign({ ...badge, issuer: [stranger.did, ours] }),
      'INVALID',
    ),
    row(
      'an issuer here and a stranger, in a list',
      await stranger.sign({ ...badge, issuer: [ours, stranger.did] }),
      'INVALID',
    ),
    row(
      'a stranger’s proof beside the issuer’s',
      { ...sound.certificate, proof: [realProof, strangersProof] },
      'VALID',
    ),
    row(
      'a stranger’s proof before the issuer’s',
      { ...sound.certificate, proof: [strangersProof, realProof] },
      'VALID',
    ),
    row('a forged proof beside the issuer’s', { ...sound.certificate, proof: [realProof, named] }, 'INVALID'),
    row(
      'another issuer’s name over the real proof',
      { ...sound.certificate, issuer: { ...(unsigned.issuer as Json), id: theirs } },
      'INVALID',
    ),
    row(
      'the proof of another issuer here',
      { ...sound.certificate, proof: other.certificate.proof },
      'INVALID',
    ),
    row(
      'the proof of another issuer here beside its own',
      { ...sound.certificate, proof: [realProof, other.certificate.proof].flat() },
      'VALID',
    ),
  ]
}
