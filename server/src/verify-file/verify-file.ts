import { digestOf, neverValid, openPortable, parsePortable } from '@credenza/credential/portable'
import {
  hostOf,
  type SignedFacts,
  signedFacts,
  type Verification,
  verifyCertificate,
} from '@credenza/credential/verify'
import { type CertificateFile, readCertificateFile } from './certificate-file.ts'
import type { Network } from './network.ts'
import { askDeployment, closedPorts } from './network-ports.ts'
import type { Options } from './options.ts'

/** What is to be told of a file. `asOf` is when the answers were given, ISO 8601; `hint` what to do next. */
export interface Outcome extends Verification {
  facts: SignedFacts
  asOf: string
  hint?: string
}

type World = { network: Network; now: Date }

/** Verifies the bytes of a file. Throws `BundleError` when they hold no certificate. */
export async function verifyFile(bytes: Uint8Array, options: Options, world: World): Promise<Outcome> {
  const file = await readCertificateFile(bytes)
  const outcome = options.isOffline
    ? await verifyOffline(file, options, world.now)
    : await verifyOnline(file, options, world)
  return { ...outcome, facts: signedFacts(file.bundle.certificate) }
}

type Told = Omit<Outcome, 'facts'>

async function verifyOnline(
  { bundle, page }: CertificateFile,
  { trust, rpcUrl }: Options,
  { network, now }: World,
): Promise<Told> {
  const asOf = now.toISOString()
  const { keyId } = signedFacts(bundle.certificate)
  const trusted = trust.deployments.find(({ did }) => keyId.startsWith(`${did}:`))
  if (!trusted) {
    const verification = await verifyCertificate(bundle, closedPorts(now))
    return { ...verification, asOf, hint: hintAbout(keyId) }
  }
  const asked = await askDeployment(bundle, trusted, { network, now, rpcUrl })
  const verification = await verifyCertificate(asked.bundle, asked.ports)
  const isIntact = !page || digestOf(page.text) === page.digest
  return {
    ...(isIntact ? verification : neverValid(verification, 'The page was changed after it was made.')),
    asOf,
  }
}

/** A page names its log's key itself, so its own word counts only for whoever knows that key from elsewhere. */
async function verifyOffline(
  { bundle, page }: CertificateFile,
  { trust: { logKeys } }: Options,
  now: Date,
): Promise<Told> {
  const { keyId } = signedFacts(bundle.certificate)
  if (!page) {
    const host = hostOf(keyId)
    const logKey = logKeys.find((key) => key.startsWith(`${host}/`))
    return { ...(await verifyCertificate(bundle, closedPorts(now, logKey))), asOf: now.toISOString() }
  }
  const { recording } = parsePortable(page.text)
  const { verification } = await openPortable(page.text, page.digest, now)
  if (logKeys.includes(recording.logKey)) return { ...verification, asOf: recording.at }
  return {
    ...neverValid(verification, 'So far only the page itself says so.'),
    asOf: recording.at,
    hint: `The page names ${recording.logKey} as the key of the log. If that is what its host publishes, add: --trust '${recording.logKey}'`,
  }
}

function hintAbout(keyId: string): string {
  const host = keyId.startsWith('did:web:') ? hostOf(keyId) : ''
  return host === ''
    ? 'Its issuer does not belong to a deployment that could be asked.'
    : `Its issuer is published by ${host}, whom you do not trust so far, so nobody was asked. If you do, add: --trust ${host}`
}
