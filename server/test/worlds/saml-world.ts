import type { SingleSignOnRequest } from '@credenza/schema'
import {
  type Caller,
  callAs,
  makeAdmin,
  makeIssuer,
  makeVerifier,
  nobody,
  type Organisation,
  type Person,
} from '../acts/people.ts'
import {
  type Begun,
  beginAtProvider,
  finishAtProvider,
  startAtProvider,
  switchOnProvider,
} from '../acts/single-sign-on.ts'
import {
  type AskedThere,
  formOf,
  newKeyPair,
  readRequest,
  type SamlKeyPair,
  samlSettingsFor,
} from '../stand-ins/saml-provider.ts'
import { openTestWorld, type TestWorld } from './test-world.ts'

export interface SamlWorld {
  world: TestWorld
  admin: Person
  /** Its people have emails at uni.example; its provider signs with `keys`. */
  university: Organisation
  keys: SamlKeyPair
  /** Another organisation with a provider of its own, at firm.example. */
  company: Organisation
  companyKeys: SamlKeyPair
}

export async function openSamlWorld(more: Partial<SingleSignOnRequest> = {}): Promise<SamlWorld> {
  const world = await openTestWorld()
  const admin = await makeAdmin(world)
  const [university, company] = [await makeIssuer(world, admin), await makeVerifier(world, admin)]
  const [keys, companyKeys] = await Promise.all([newKeyPair('uni'), newKeyPair('firm')])
  const switchOn = (owner: Organisation, domain: string, by: SamlKeyPair, entityId?: string) =>
    switchOnProvider(
      world,
      { owner, admin, domain },
      { settings: samlSettingsFor(by, entityId ? { entityId } : {}), clientSecret: '', ...more },
    )
  await switchOn(university, 'uni.example', keys)
  await switchOn(company, 'firm.example', companyKeys, 'https://idp.firm.example')
  return { world, admin, university, keys, company, companyKeys }
}

/** A browser on its way: what it brings to the provider, and the cookie that it keeps. */
export interface SentThere {
  asked: AskedThere
  begun: Begun
}

export async function sendThere(
  world: TestWorld,
  organisation: Pick<Organisation, 'id'>,
): Promise<SentThere> {
  const begun = await startAtProvider(world, organisation)
  return { begun, asked: readRequest(begun.url) }
}

/** The same for somebody who is signed in, to connect, confirm or test. */
export async function sendFor(world: TestWorld, purpose: string, caller: Caller): Promise<SentThere> {
  const begun = await beginAtProvider(world, purpose, caller)
  return { begun, asked: readRequest(begun.url) }
}

/** Posts this XML, as the provider's page does, to our address for answers; returns the query of where the browser goes next. */
export async function bringBack(
  world: TestWorld,
  { asked }: Pick<SentThere, 'asked'>,
  xml: string,
  { relayState = asked.relayState, to = new URL(asked.consumerUri).pathname } = {},
): Promise<string> {
  const form = formOf('SAMLResponse', xml, relayState)
  const answer = await callAs(world, nobody, 'POST', to, form, {
    'content-type': 'application/x-www-form-urlencoded',
  })
  if (answer.statusCode !== 303) return `${answer.statusCode}`
  return new URL(String(answer.headers.location)).search.slice(1)
}

/** From the provider's page to our answer. */
export async function comeBack(world: TestWorld, sent: SentThere, xml: string, caller: Caller = nobody) {
  const parameters = await bringBack(world, sent, xml)
  return finishAtProvider(world, { parameters, cookie: sent.begun.cookie }, caller)
}
