import type { Bundle } from '../bundles.ts'
import { copiedBundle } from '../copied-deployment.ts'
import type { Host } from '../host.ts'
import { signStatusList } from '../status-list.ts'
import { type Json, newStranger } from '../stranger.ts'
import { fileOf, issuerOf, type Lives } from './lives.ts'
import { justAFile, neverSaved, type VerdictCase, withEvidence } from './verdict-case.ts'

/** A deployment that copies all that is ours but has its own keys and its own log. */
export async function lookAlike(url: string, host: Host, { sound, revoked }: Lives): Promise<VerdictCase[]> {
  const keys = newStranger()
  const renamed = (text: string) =>
    text.replaceAll(new URL(url).host, new URL(host.origin).host).replaceAll(deploymentOf(sound), host.did)
  const underItsName = await copiedBundle(sound, keys, renamed)
  const underOurs = await copiedBundle(sound, keys, (text) => text)
  await publish(url, host, { model: sound, copy: underItsName, renamed, keys })
  const row = (name: string, bundle: Bundle, rest: Omit<VerdictCase, 'name' | 'file'>): VerdictCase => ({
    name: `look-alike: ${name}`,
    file: fileOf(bundle),
    ...rest,
  })
  return [
    row('all under its own name', underItsName, {
      verdict: 'CANNOT TELL',
      except: neverSaved,
    }),
    row('all under our names', underOurs, {
      verdict: 'INVALID',
      because: 'key-not-listed',
      except: justAFile,
    }),
    row(
      'our certificate beside its log',
      { ...sound, log: underOurs.log },
      {
        verdict: 'CANNOT TELL',
        because: 'checkpoint-unusable',
        except: withEvidence,
      },
    ),
    row(
      'our certificate beside its acceptance',
      { ...sound, endorsements: underOurs.endorsements },
      {
        verdict: 'INVALID',
        because: 'endorsement-forged',
        except: withEvidence,
      },
    ),
    row(
      'our revoked certificate beside its acceptance and log',
      { ...underOurs, certificate: revoked.certificate },
      {
        verdict: 'INVALID',
        because: 'revoked',
        except: withEvidence,
      },
    ),
  ]
}

const deploymentOf = (bundle: Bundle): string => issuerOf(bundle).split(':issuers:')[0]!

/** Publishes our responses for everyone, with other names and keys. */
async function publish(
  url: string,
  host: Host,
  {
    model,
    copy,
    renamed,
    keys,
  }: { model: Bundle; copy: Bundle; renamed: (text: string) => string; keys: ReturnType<typeof newStranger> },
): Promise<void> {
  const issuer = issuerOf(copy)
  const folder = `/issuers/${issuer.split(':').at(-1)}`
  const keyId = `${issuer}#${keys.multikey}`
  const method = { id: keyId, type: 'Multikey', controller: issuer, publicKeyMultibase: keys.multikey }
  const list = (copy.certificate.credentialStatus as Json).statusListCredential as string
  host.publish(new URL(list).pathname, await signStatusList(keys, { url: list, issuer, keyId }))
  const ours = async (path: string): Promise<Json> =>
    JSON.parse(renamed(await (await fetch(url + path)).text()))
  host.publish(`${folder}/did.json`, {
    ...(await ours(`${folder}/did.json`)),
    verificationMethod: [method],
    assertionMethod: [keyId],
  })
  for (const path of [
    `${folder}/record`,
    '/.well-known/did.json',
    `/api/evidence/${encodeURIComponent(String(model.certificate.id))}`,
  ])
    host.publish(path, await ours(path))
}
