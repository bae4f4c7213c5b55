import type { CallKind } from '../lists/calls.ts'
import type { Client } from '../lists/load.ts'

interface Listed {
  _id: string
  slug: string
  uri: string
}

/** How many certificates a call asks for: one page of the list. */
const asked = 1000

/** Twelve kinds of call, half of them public: what a verification reads, and the screens of an issuer. */
export async function twelveKinds(client: Client): Promise<CallKind[]> {
  const { documents } = await read(client, `/get-certificate-from-db?limit=${asked}`)
  const certificates: Listed[] = documents
  const of = (turn: number) => certificates[(turn * 7919) % certificates.length]!
  const { data: evidence } = await read(client, `/api/evidence/${certificates[0]!.slug}`)
  const issuer = `/issuers/org_${certificates[0]!._id.split('_')[1]}`
  return [
    {
      name: 'public certificate',
      path: (turn) => `/api/user/get-certificate-by-user-url/${of(turn).slug}`,
      isPublic: true,
    },
    { name: 'evidence', path: (turn) => `/api/evidence/${of(turn).slug}`, isPublic: true },
    {
      name: 'sealed document',
      path: (turn) => `${of(turn).uri.replace('ipfs://', '/ipfs/')}?format=raw`,
      isPublic: true,
    },
    { name: 'DID document', path: () => `${issuer}/did.json`, isPublic: true },
    { name: 'status list', path: () => `${issuer}/status/revocation/1`, isPublic: true },
    { name: 'anchor', path: () => `/log/certificates/anchor/${evidence.log.size}`, isPublic: true },
    { name: 'certificates of a year', path: () => '/api/timeline/get-years-certificate-list/2026' },
    {
      name: 'search of a year',
      path: (turn) => `/api/timeline/get-years-certificate-list/2026?search=rahman%20${turn % 100}`,
    },
    { name: 'certificate', path: (turn) => `/api/certificates/${of(turn)._id}` },
    { name: 'timeline', path: (turn) => `/api/certificates/${of(turn)._id}/timeline` },
    { name: 'students', path: () => '/api/student/get-student' },
    { name: 'overview', path: () => '/api/issuer/overview' },
  ]
}

const read = async (client: Client, path: string) => JSON.parse((await client.get(path)).body)
