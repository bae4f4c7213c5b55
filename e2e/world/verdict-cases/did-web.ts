import type { Host } from '../host.ts'
import { signStatusList, withBitsOf } from '../status-list.ts'
import { type Json, newStranger } from '../stranger.ts'
import { foreignBadge } from './elsewhere.ts'
import { type Exceptions, neverSaved, type VerdictCase } from './verdict-case.ts'

const index = 7
const asksOthers: Exceptions = {
  ...neverSaved,
  command: 'it asks nobody but the host that it is told to trust',
}

/** Credentials of a stranger's reachable did:web, with its own status lists. */
export async function didWeb(host: Host): Promise<VerdictCase[]> {
  const [issuer, thief] = [newStranger(), newStranger()]
  const did = `${host.did}:schools:a`
  const keyId = `${did}#key-1`
  const key = { id: keyId, type: 'Multikey', controller: did, publicKeyMultibase: issuer.multikey }
  const document = { id: did, verificationMethod: [key], assertionMethod: [keyId] }
  host.publish('/schools/a/did.json', document)
  host.publish('/schools/b/did.json', document)

  const badge = foreignBadge(did)
  const row = (
    name: string,
    file: Json,
    because: NonNullable<VerdictCase['because']>,
    verdict: VerdictCase['verdict'] = 'CANNOT TELL',
  ): VerdictCase => ({
    name: `did:web: ${name}`,
    file,
    verdict,
    because,
    except: verdict === 'CANNOT TELL' ? { ...neverSaved, command: asksOthers.command } : asksOthers,
  })
  const listed = (list: string) => {
    const statusListCredential = `${host.origin}/lists/${list}`
    const entry = {
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(index),
    }
    return issuer.sign({ ...badge, credentialStatus: { ...entry, statusListCredential } }, { keyId })
  }
  const publish = async (name: string, signer = issuer, revoked: number[] = []) => {
    const url = `${host.origin}/lists/${name}`
    const list = await signStatusList(signer, { url, issuer: did, keyId, revoked })
    host.publish(`/lists/${name}`, list)
    return list
  }
  const sound = await publish('sound')
  const revoking = await publish('revoking', issuer, [index])
  await publish('by-a-stranger', thief, [index])
  host.publish('/lists/altered', withBitsOf({ ...sound, id: `${host.origin}/lists/altered` }, revoking))
  host.publish('/lists/of-another-address', revoking)
  const otherDid = `${host.did}:schools:b`
  return [
    row('sound, of an issuer nobody here knows', await listed('sound'), 'not-revoked'),
    row('revoked by its list', await listed('revoking'), 'revoked', 'INVALID'),
    row('a list that a stranger signed', await listed('by-a-stranger'), 'status-list-unsound'),
    row('a list with other bits than were signed', await listed('altered'), 'status-list-unsound'),
    row('the list of another address', await listed('of-another-address'), 'status-list-unsound'),
    row('a list that is not there', await listed('nowhere'), 'status-list-unreachable'),
    row('signed with another key', await thief.sign(badge, { keyId }), 'signature-invalid', 'INVALID'),
    row(
      'signed with a key that its document does not list',
      await issuer.sign(badge, { keyId: `${did}#key-2` }),
      'key-not-listed',
      'INVALID',
    ),
    row(
      'whose document is that of another',
      await issuer.sign({ ...badge, issuer: otherDid }, { keyId: `${otherDid}#key-1` }),
      'key-unavailable',
    ),
  ]
}
