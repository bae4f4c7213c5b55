import { generateKeyPairSync, sign } from 'node:crypto'
import { type JsonObject, minimal, type VcApi } from '../src/doors/vc-api/testing.ts'

/** A credential in the name of somebody whose key did not sign it, and what the forger wants to achieve. */
export interface Forgery {
  name: string
  credential: JsonObject | string
  options: JsonObject
}

const everything = [{}, { checks: [] }, { checks: ['proof'] }, { checks: ['proof', 'credentialStatus'] }]

/**
 * Builds every claim that a stranger with a key can make: each victim, with each way to name a key, checked in each way. None
 * of them must ever verify.
 */
export async function forgeries(api: VcApi): Promise<Forgery[]> {
  const { stranger, did, issuer } = api
  const multikey = stranger.did.slice('did:key:'.length)
  const victims = [
    did,
    did.replace(issuer.id, `org_${'0'.repeat(16)}`),
    `${did}:x`,
    'did:web:credenza.example',
    'did:web:unreachable.invalid',
    'did:web:127.0.0.1%3A1',
    'did:example:victim',
    'did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK',
  ]
  const keyIds = (victim: string) => [
    `${stranger.did}#${multikey}`,
    stranger.did,
    `${victim}#${multikey}`,
    `${victim}#key-1`,
  ]
  const made: Forgery[] = []
  for (const victim of victims)
    for (const issuerForm of [victim, { id: victim, name: 'A Famous University' }])
      for (const verificationMethod of keyIds(victim)) {
        const credential = await stranger.sign(minimal({ issuer: issuerForm }), { verificationMethod })
        for (const options of everything)
          made.push({ name: `${victim} by ${verificationMethod}`, credential, options })
      }
  return [...made, ...jwtForgeries(victims)]
}

function jwtForgeries(victims: readonly string[]): Forgery[] {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const jwk = publicKey.export({ format: 'jwk' })
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return victims.flatMap((victim) =>
    [{ jwk }, { jwk, kid: `${victim}#1` }, { kid: `${victim}#1` }].flatMap((header) => {
      const claims = { ...minimal({ issuer: victim }), iss: victim }
      const text = `${part({ alg: 'EdDSA', typ: 'vc+jwt', ...header })}.${part(claims)}`
      const jwt = `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`
      return everything.map((options) => ({ name: `JWT of ${victim}`, credential: jwt, options }))
    }),
  )
}
