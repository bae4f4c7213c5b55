import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse as Response } from 'fastify'
import { acceptedCertificates, readAs, signedCertificates } from '../acts/certificates.ts'
import { endedCheck } from '../acts/checks.ts'
import {
  type Caller,
  callAs,
  makeStudent,
  nobody,
  type Organisation,
  ok,
  type Person,
  uploadAs,
} from '../acts/people.ts'
import type { TestWorld } from '../worlds/test-world.ts'

/** The things of issuer A that the calls of the access table refer to. */
export interface Scene {
  world: TestWorld
  admin: Person
  issuerA: Organisation
  verifier: Organisation
  student: Awaited<ReturnType<typeof makeStudent>>
  importId: string
  /** A check of issuer A's files that has ended. */
  checkId: string
  /** Recorded on the chain; each is transferred by one row of the table. */
  recorded: [string, string]
  /** Of the recorded certificates. */
  title: string
  cid: string
  anchoredSize: number
  /** What `unused` has made and no call has used up yet, by the function that made it. */
  unused: Map<Make<unknown>, Promise<unknown>>
}

type Make<Thing> = (scene: Scene) => Promise<Thing>

/** What `make` makes, once for all calls up to the one that uses it up: refused calls and GETs change nothing. */
export function unused<Thing>(scene: Scene, make: Make<Thing>): Promise<Thing> {
  if (!scene.unused.has(make)) scene.unused.set(make, make(scene))
  return scene.unused.get(make) as Promise<Thing>
}

export async function setScene(
  world: TestWorld,
  parties: Pick<Scene, 'admin' | 'issuerA' | 'verifier'>,
): Promise<Scene> {
  const student = await makeStudent(world, parties.issuerA)
  const { importId } = ok(
    await uploadAs(world, parties.issuerA, '/api/student/import-student-excel', { doc_url: sheet() }),
  )
  const issuer = parties.issuerA
  const recorded = await acceptedCertificates(world, { issuer, verifier: parties.verifier, student }, 2)
  const { uri, title } = await world.until(async () => {
    const certificate = await readAs(world, issuer, recorded[1]!)
    return certificate.txHash && certificate.uri && certificate
  })
  const evidence = ok(await callAs(world, nobody, 'GET', `/api/evidence/${recorded[1]}`)).data
  return {
    world,
    ...parties,
    student,
    importId,
    checkId: await endedCheck(world, issuer, [someFile]),
    recorded: recorded as [string, string],
    title,
    cid: uri.replace('ipfs://', ''),
    anchoredSize: evidence.log.size,
    unused: new Map(),
  }
}

export const sheet = () =>
  new File(
    ['Name,Father Name,Mother Name,Roll Number,Mobile,DOB,Email\nNura,A,B,1,0501234567,x,y\n'],
    'a.csv',
  )

export type Request = (scene: Scene, caller: Caller & Partial<Organisation>) => Promise<Response>

/** By method and route, as in docs/access.md. */
export type Requests = Record<string, Request>

export const get =
  (url: string | ((scene: Scene) => string)): Request =>
  (scene, caller) =>
    callAs(scene.world, caller, 'GET', typeof url === 'string' ? url : url(scene))

export const signed = async ({ world, issuerA, student }: Scene) =>
  (await signedCertificates(world, issuerA, student))[0]!

export const freshEmail = () => `${randomUUID()}@mail.example`

export const someFile = { name: 'a.txt', bytes: 'No certificate' }
