import { openPortable, parsePortable, type Recording, replaySigned } from '@credenza/credential/portable'
import {
  claimedIssuer,
  containerOf,
  type GeneralPath,
  hostOf,
  type Ports,
  type Verification,
  verifyCertificate,
} from '@credenza/credential/verify'
import { type CertificateFile, readCertificateFile } from './certificate-file.ts'
import { followPrinted } from './follow-printed.ts'
import type { Network } from './network.ts'
import { askDeployment, closedPorts, type PinnedKeys } from './network-ports.ts'
import type { Options } from './options.ts'
import { logKeysOf } from './trust.ts'

/** What to report about a file. `asOf` is when the answers were given, in ISO 8601; `hint` says what to do next. */
export interface Outcome extends Verification {
  asOf: string
  hint?: string
}

type World = { network: Network; now: Date; keys: PinnedKeys }

/** Verifies the bytes of a file. Throws `BundleError` if they contain no certificate. */
export async function verifyFile(bytes: Uint8Array, options: Options, world: World): Promise<Outcome> {
  const file = await readCertificateFile(bytes)
  return options.isOffline ? verifyOffline(file, options, world) : verifyOnline(file, options, world)
}

async function verifyOnline(
  { bundle, cameIn, link, general }: CertificateFile,
  { trust, rpcUrl, witnesses }: Options,
  { network, now }: World,
): Promise<Outcome> {
  const asOf = now.toISOString()
  const issuer = claimedIssuer(bundle.certificate)
  const trusted = trust.deployments.find(({ did }) => issuer.startsWith(`${did}:`))
  if (!trusted) {
    const verification = await verifyCertificate(bundle, withGeneral(closedPorts(now), general), {
      container: containerOf(cameIn),
    })
    return { ...verification, asOf, ...(cameIn !== 'altered-paper' && { hint: hintAbout(issuer) }) }
  }
  const paper = link === undefined ? cameIn : await followPrinted(link, bundle, trusted, network)
  const logKeys = logKeysOf(trust, hostOf(trusted.did))
  const asked = await askDeployment(bundle, trusted, { network, now, rpcUrl, witnesses, logKeys })
  const verification = await verifyCertificate(asked.bundle, withGeneral(asked.ports, general), {
    container: containerOf(paper),
  })
  const { logKey, namedLogKey = logKey } = asked.ports
  const hint = namedLogKey === logKey ? undefined : hintAboutKey(trusted.did, namedLogKey)
  return { ...verification, asOf: knownAsOf(verification) ?? asOf, ...(hint && { hint }) }
}

const withGeneral = (ports: Ports, general: GeneralPath | undefined): Ports =>
  general ? { ...ports, general } : ports

const hintAboutKey = (did: string, named: string): string =>
  `${hostOf(did)} names ${named} as the key of its log, which is not the key that you trust. Nothing that it signed counts.`

/** When the deployment signed its statement about the issuer; a copy may serve this much later. */
const knownAsOf = ({ checks }: Verification): string | undefined =>
  checks.find(({ name }) => name === 'status')?.details.asOf

/**
 * Verifies without network. A page names its log's key itself, and anybody can rewrite a page, so it only counts what was
 * signed with a key that the user knows from elsewhere.
 */
async function verifyOffline(
  { bundle, page, cameIn, general }: CertificateFile,
  { trust, witnesses }: Options,
  { now, keys }: World,
): Promise<Outcome> {
  const issuer = claimedIssuer(bundle.certificate)
  const logKeys = issuer.startsWith('did:web:') ? logKeysOf(trust, hostOf(issuer)) : []
  if (!page) {
    const [logKey] = logKeys
    const ports = closedPorts(now, { logKey, witnesses, keys })
    const verification = await verifyCertificate(bundle, withGeneral(ports, general), {
      container: containerOf(cameIn),
    })
    const hint = paperHint(verification)
    return { ...verification, asOf: now.toISOString(), ...(hint && { hint }) }
  }
  const { recording } = parsePortable(page.text)
  const logKey = logKeys.find((key) => key === recording.logKey) ?? logKeys[0] ?? ''
  if (logKey !== '' || keys.size > 0) {
    const did = `did:web:${encodeURIComponent(hostOf(issuer))}`
    const replay = (recorded: Recording) => replaySigned(recorded, { did, logKey, keys })
    const { verification } = await openPortable(page.text, page.digest, now, { replay, witnesses })
    return { ...verification, asOf: earlier(recording.at, knownAsOf(verification)) }
  }
  const { verification } = await openPortable(page.text, page.digest, now, { witnesses })
  return {
    ...unconfirmed(verification),
    asOf: recording.at,
    hint: `The page names ${recording.logKey} as the key of the log. If that is what its host publishes, add: --trust '${recording.logKey}'`,
  }
}

/** The page says when it was made, and may say a later time than its newest signed answer. */
const earlier = (at: string, signed = at): string => (Date.parse(signed) < Date.parse(at) ? signed : at)

/** Marks the claims of a page whose log is unknown as unconfirmed. */
function unconfirmed(verification: Verification): Verification {
  if (verification.verdict !== 'VALID') return verification
  const headline = 'We cannot tell whether this certificate is valid. So far only the page itself says so.'
  return { ...verification, verdict: 'CANNOT TELL', headline }
}

/** Says what paper can show offline, and what it never can. */
function paperHint({ checks, isSigned, facts }: Verification): string | undefined {
  if (checks.some(({ code }) => code === 'key-unconfirmed'))
    return `If you have the DID document of ${facts.issuerId} from the issuer itself, add: --keys FILE`
  return isSigned
    ? 'The key that you named signed exactly this. Whether the certificate was revoked since then can only be found out online.'
    : undefined
}

function hintAbout(issuer: string): string {
  const host = issuer.startsWith('did:web:') ? hostOf(issuer) : ''
  return host === ''
    ? 'Its issuer does not belong to a deployment that can be reached.'
    : `Its issuer is published by ${host}, which you have not named as trusted, so nobody was asked. If you trust it, add: --trust ${host}`
}
