import type { Bundle } from '../bundles.ts'
import { signStatusList, withBitsOf } from '../status-list.ts'
import { type Json, newStranger } from '../stranger.ts'
import { fileOf, issuerOf, type Specimen } from './lives.ts'
import { onTheWay, type VerdictCase } from './verdict-case.ts'

type Told = Pick<VerdictCase, 'verdict' | 'because'>
const cannotTell = (because: VerdictCase['because']): Told => ({ verdict: 'CANNOT TELL', because })

/** An attacker between the deployment and the verifier, who withholds or replaces responses. */
export async function onTheirWay(
  url: string,
  { sound, revoked, other }: Record<'sound' | 'revoked' | 'other', Specimen>,
): Promise<VerdictCase[]> {
  const list = listOf(sound)
  const issuer = issuerOf(sound)
  const published = (await (await fetch(list)).json()) as Json
  const keyId = ((published.proof as Json[])[0] as Json).verificationMethod as string
  const stranger = newStranger()
  const revoking = {
    url: list,
    revoked: [Number((sound.certificate.credentialStatus as Json).statusListIndex)],
  }
  const row = (name: string, specimen: Bundle, answers: [string, unknown][], told: Told): VerdictCase => ({
    name: `on the way: ${name}`,
    file: fileOf(specimen),
    answers: new Map(answers),
    except: onTheWay,
    ...told,
  })
  const theirs = await signStatusList(stranger, { ...revoking, issuer, keyId })
  const clean = await signStatusList(stranger, { url: list, issuer, keyId })
  const own = { issuer: stranger.did, keyId: `${stranger.did}#${stranger.multikey}` }
  const otherList = await (await fetch(listOf(other))).json()
  const silence = await withoutStatements(url, revoked)
  return [
    ...unreachable(url, sound).map(([name, addresses, because]) =>
      row(
        `${name} out of reach`,
        sound,
        addresses.map((address) => [address, null]),
        cannotTell(because),
      ),
    ),
    row(
      'a list that a stranger signed revokes it',
      sound,
      [[list, theirs]],
      cannotTell('status-list-unsound'),
    ),
    row(
      'a list with other bits than were signed revokes it',
      sound,
      [[list, withBitsOf(published, theirs)]],
      cannotTell('status-list-unsound'),
    ),
    row('the list of another issuer', sound, [[list, otherList]], cannotTell('status-list-unsound')),
    row(
      'a list that is soundly a stranger’s',
      sound,
      [[list, await signStatusList(stranger, { ...revoking, ...own })]],
      {
        verdict: 'INVALID',
        because: 'status-list-of-another',
      },
    ),
    row('a list that a stranger signed calls a revoked one sound', revoked, [[list, clean]], {
      verdict: 'INVALID',
      because: 'revoked',
    }),
    row('a revoked one, its statements withheld', revoked, [silence], {
      verdict: 'INVALID',
      because: 'revoked',
    }),
    row(
      'a revoked one, its statements withheld and its bit cleared',
      revoked,
      [silence, [list, withBitsOf(published, clean)]],
      cannotTell('status-list-unsound'),
    ),
  ]
}

const listOf = ({ certificate }: Bundle): string =>
  String((certificate.credentialStatus as Json).statusListCredential)

const evidenceOf = (url: string, { certificate }: Bundle): string =>
  `${url}/api/evidence/${encodeURIComponent(String(certificate.id))}`

async function withoutStatements(url: string, bundle: Bundle): Promise<[string, Json]> {
  const address = evidenceOf(url, bundle)
  const { data } = (await (await fetch(address)).json()) as { data: Json }
  return [address, { data: { ...data, statements: [] } }]
}

function unreachable(url: string, sound: Bundle): [string, string[], NonNullable<VerdictCase['because']>][] {
  const folder = (did: string) => `${url}/issuers/${did.split(':').at(-1)}`
  const about = (did: string) => ['did.json', 'record', 'standing'].map((file) => `${folder(did)}/${file}`)
  const verifier = ((sound.endorsements[0] as Json).issuer as Json).id as string
  const chain = [`${url}/chain/rpc`, `${url}/log/certificates/anchor/${sound.log.size}`]
  return [
    // These come first, because a browser queries the chain only once.
    ['the chain', chain, 'chain-unreachable'],
    ['the issuer’s keys and record', about(issuerOf(sound)), 'key-unavailable'],
    ['the status list', [listOf(sound)], 'status-list-unreachable'],
    ['the evidence', [evidenceOf(url, sound)], 'statements-unreachable'],
    ['the verifier’s keys and record', about(verifier), 'endorsement-unchecked'],
  ]
}
