import { hash } from 'node:crypto'
import type { LightMyRequestResponse as Response } from 'fastify'
import { publicUrl, type TestWorld } from '../worlds/test-world.ts'
import { type Caller, callAs, nobody, ok, type Student } from './people.ts'
import { postForm } from './wallet-offers.ts'

const prefix = 'https://purl.imsglobal.org/spec/ob/v3p0/scope/'
export const readBadges = `${prefix}credential.readonly`
export const addBadges = `${prefix}credential.upsert`
export const readProfile = `${prefix}profile.readonly`
const addToProfile = `${prefix}profile.update`
export const everything = [readBadges, addBadges, readProfile, addToProfile, 'offline_access'].join(' ')
export const credentialsPath = '/ims/ob/v3p0/credentials'
export const profilePath = '/ims/ob/v3p0/profile'

export const verifier = 'v'.repeat(43)
export const back = 'https://backpack.example/back'

export const registration = {
  client_name: 'Backpack',
  client_uri: 'https://backpack.example/',
  logo_uri: 'https://backpack.example/logo.png',
  tos_uri: 'https://backpack.example/terms',
  policy_uri: 'https://backpack.example/privacy',
  software_id: 'backpack',
  software_version: '1',
  redirect_uris: [back],
  grant_types: ['authorization_code', 'refresh_token'],
  scope: everything,
}

export interface Client {
  client_id: string
  client_secret: string
}

export const register = (world: TestWorld, more: object = {}): Promise<Response> =>
  callAs(world, nobody, 'POST', '/oauth/register', { ...registration, ...more })

export const newClient = async (world: TestWorld, more: object = {}): Promise<Client> =>
  (await register(world, more)).json()

/** Where the browser is sent from the authorization endpoint. */
export const authorize = (world: TestWorld, { client_id }: Pick<Client, 'client_id'>, more: object = {}) =>
  callAs(
    world,
    nobody,
    'GET',
    `/oauth/authorize?${new URLSearchParams({
      response_type: 'code',
      client_id,
      redirect_uri: back,
      scope: everything,
      state: 'a state',
      code_challenge: hash('sha256', verifier, 'base64url'),
      code_challenge_method: 'S256',
      ...more,
    })}`,
  )

/** The sealed request in such an address. */
export function requestIn(location: unknown): string {
  const next = new URL(String(location)).searchParams.get('next')!
  return new URL(next, publicUrl).searchParams.get('application')!
}

export const answerApplication = (world: TestWorld, student: Caller, request: string, isAllowed = true) =>
  callAs(world, student, 'POST', '/api/user/application-request', { request, isAllowed })

/** A code that a student has just let this application have. */
export async function newCode(world: TestWorld, student: Student, client: Client, scope = everything) {
  const { headers } = await authorize(world, client, { scope })
  const { url } = ok(await answerApplication(world, student, requestIn(headers.location))).data
  return new URL(url).searchParams.get('code')!
}

export const basic = ({ client_id, client_secret }: Client) => ({
  authorization: `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`,
})

export const redeem = (world: TestWorld, client: Client, code: string, more: Record<string, string> = {}) =>
  postForm(
    world,
    '/oauth/token',
    { grant_type: 'authorization_code', code, redirect_uri: back, code_verifier: verifier, ...more },
    basic(client),
  )

/** What an application gets that a student has let in. */
export const connect = async (world: TestWorld, student: Student, client: Client, scope = everything) =>
  (await redeem(world, client, await newCode(world, student, client, scope))).json()

/** One call of the badge API. */
export const callBadges = (
  world: TestWorld,
  token: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: string,
): Promise<Response> =>
  world.send({
    method,
    url,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: body }),
  })
