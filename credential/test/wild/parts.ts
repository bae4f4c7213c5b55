import { didKeyIssuer } from '../jwt.ts'

export type JsonObject = Record<string, unknown>

/** Name, what is signed, and what the status check says of it. */
export type Shape = [name: string, credential: JsonObject, status: string]

export const date = '2026-11-20T09:30:00Z'
export const issuer = didKeyIssuer(71)
export const V1 = 'https://www.w3.org/2018/credentials/v1'
export const V2 = 'https://www.w3.org/ns/credentials/v2'
export const openBadges = (version: string) =>
  `https://purl.imsglobal.org/spec/ob/v3p0/context${version}.json`
export const EXTENSIONS = 'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json'
export const ED25519_2020 = 'https://w3id.org/security/suites/ed25519-2020/v1'

export const BITSTRING = 'https://status.example/bitstring'
export const OLDER = 'https://status.example/2021'
export const OLDEST = 'https://status.example/2020'
export const BY_ID = 'https://status.example/by-id'
export const ID = 'urn:uuid:677fe54f-cacf-4877-8d48-2bcc00000000'

export const profile = {
  id: issuer.did,
  type: 'Profile',
  name: 'Example Institute',
  url: 'https://institute.example/',
  image: { id: 'https://institute.example/logo.png', type: 'Image' },
}
export const achievement = {
  id: 'urn:uuid:951b475e-b795-43bc-ba8f-a2d01efd2eb1',
  type: ['Achievement'],
  achievementType: 'BachelorDegree',
  name: 'Bachelor of Science in Biology',
  description: 'A mock degree',
  fieldOfStudy: 'Biology',
  criteria: { type: 'Criteria', narrative: 'In **recognition** of proficiency' },
  image: { id: 'https://institute.example/badge.png', type: 'Image', caption: 'A badge' },
}
export const holder = { type: ['AchievementSubject'], name: 'Taylor Tuna', achievement }
export const bitstringEntry = {
  id: `${BITSTRING}#7`,
  type: 'BitstringStatusListEntry',
  statusPurpose: 'revocation',
  statusListCredential: BITSTRING,
  statusListIndex: '7',
}
export const badge = {
  id: ID,
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  issuer: profile,
  name: 'Taylor Tuna - Bachelor of Science',
  credentialSubject: holder,
}
