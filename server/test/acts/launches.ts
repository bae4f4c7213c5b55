import { createLocalJWKSet } from 'jose'
import type { Tx } from '../../src/context.ts'
import { saveRule } from '../../src/doors/course/save-rule.ts'
import { connectAccount } from '../../src/people/learning-platform/accounts.ts'
import { platformById } from '../../src/people/learning-platform/find-platform.ts'
import { updatePlatform } from '../../src/people/learning-platform/save-platform.ts'
import type { Launch } from '../../src/people/learning-platform/take-answer.ts'
import { withRetry } from '../../src/platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../src/platform/http/access.ts'
import { organisationOf } from '../../src/platform/ids.ts'
import { appendAudit } from '../../src/proof/audit/append.ts'
import type { Click, LearningPlatformStandIn } from '../stand-ins/learning-platform.ts'
import { publicUrl, type TestWorld } from '../worlds/test-world.ts'
import { type Caller, callAs, categoryName, nobody, type Organisation, ok } from './people.ts'

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const path = (url: string) => url.replace(publicUrl, '')

export const addPlatform = async (world: TestWorld, owner: Caller, name = 'Moodle') =>
  ok(await callAs(world, owner, 'POST', '/api/learning-platforms', { name })).data

/** Adds the platform to an organisation, tests it and switches it on; returns its id. */
export async function switchOnPlatform(
  world: TestWorld,
  owner: Organisation,
  standIn: LearningPlatformStandIn,
): Promise<string> {
  const { _id, keysUrl } = await addPlatform(world, owner)
  standIn.state.toolKeys = keysUrl
  standIn.readsToolKeys(async (url) =>
    createLocalJWKSet((await callAs(world, nobody, 'GET', path(url))).json()),
  )
  const at = `/api/learning-platforms/${_id}`
  ok(await callAs(world, owner, 'PUT', at, { name: 'Moodle', settings: standIn.settings }))
  ok(await callAs(world, owner, 'POST', `${at}/test`))
  ok(await callAs(world, owner, 'PUT', `${at}/state`, { on: true }))
  return _id
}

/** The beginning of a launch: where the browser is sent, and the cookie it keeps. */
export async function beginLaunch(
  world: TestWorld,
  { platformId, standIn }: { platformId: string; standIn: LearningPlatformStandIn },
  headers: Record<string, string> = {},
) {
  const at = `/api/learning-platforms/${platformId}`
  const query = new URLSearchParams({
    iss: standIn.issuer,
    login_hint: 'somebody',
    target_link_uri: `${publicUrl}${at}/launch`,
  })
  const response = await callAs(world, nobody, 'GET', `${at}/login?${query}`, undefined, headers)
  const url = String(response.headers.location)
  const cookie = String(response.headers['set-cookie']).split(';')[0]!
  return { response, url, cookie, state: new URL(url, publicUrl).searchParams.get('state') ?? '' }
}

/** Sends an ID token to us, as the platform's page does, and gives the ticket that the browser gets. */
export async function postToken(
  world: TestWorld,
  platformId: string,
  sent: { state: string; id_token: string },
): Promise<string> {
  const url = `/api/learning-platforms/${platformId}/launch`
  const response = await callAs(world, nobody, 'POST', url, String(new URLSearchParams(sent)), form)
  if (response.statusCode !== 303) throw new Error(`${response.statusCode} ${response.body}`)
  return new URL(String(response.headers.location)).hash.slice(1)
}

export interface LaunchKey {
  platformId: string
  ticket: string
  cookie: string
}

/** Someone clicks on a link to us on the platform. */
export async function click(
  world: TestWorld,
  at: { platformId: string; standIn: LearningPlatformStandIn },
  who: Click,
): Promise<LaunchKey> {
  const { url, cookie, state } = await beginLaunch(world, at)
  const ticket = await postToken(world, at.platformId, {
    state,
    id_token: await at.standIn.idToken(url, who),
  })
  return { platformId: at.platformId, ticket, cookie }
}

/** A call of the page that a launch opened. */
export const callOnLaunch = (
  world: TestWorld,
  { platformId, ticket, cookie }: LaunchKey,
  act: string,
  body: object = {},
  caller: Caller = nobody,
) => callAs(world, caller, 'POST', `/api/launches/${platformId}/${act}`, { ticket, ...body }, { cookie })

/** A course that awards its certificate for 80% of all points. */
export const courseRule = {
  certificateType: categoryName,
  title: 'Bridges',
  templateId: '',
  basis: 'total' as const,
  lineItem: '',
  minimum: 80,
}

const settings = {
  issuer: 'https://moodle.example',
  clientId: 'credenza',
  deploymentIds: ['1'],
  signInUrl: 'https://moodle.example/auth',
  tokenUrl: 'https://moodle.example/token',
  keysUrl: 'https://moodle.example/keys',
}

/** Switches a platform on without the test that it would have to pass, or off. */
export async function setPlatformState(
  { ctx }: TestWorld,
  tx: Tx,
  platformId: string,
  state: 'on' | 'tested',
): Promise<void> {
  const org_id = organisationOf(platformId, 'lms')!
  await updatePlatform(tx, org_id, platformId, { state })
  await appendAudit(ctx, tx, org_id, ctx.clock(), [
    { actor: 'system', action: 'learning-platform.switched', subject: platformId },
  ])
}

/** A teacher's launch of a platform, as if it had come through a browser. */
export async function launchOf({ ctx }: TestWorld, platformId: string): Promise<Launch> {
  const platform = await platformById(ctx.db, platformId)
  return {
    platform: platform as Launch['platform'],
    subject: 'dina',
    isTeacher: true,
    deploymentId: '1',
    contextId: 'course-1',
    contextTitle: 'Bridges',
    resourceLinkId: 'link-1',
    courseId: undefined,
    membersUrl: undefined,
    lineItemsUrl: undefined,
    deepLink: undefined,
  }
}

/** A course of a platform that is on, whose teacher has connected this account. */
export async function courseOf(
  world: TestWorld,
  owner: Organisation,
  accountId?: string,
): Promise<{ platformId: string; courseId: string }> {
  const { _id: platformId } = await addPlatform(world, owner)
  ok(await callAs(world, owner, 'PUT', `/api/learning-platforms/${platformId}`, { name: 'Moodle', settings }))
  await withRetry(world.ctx.db, (tx) => setPlatformState(world, tx, platformId, 'on'))
  const launch = await launchOf(world, platformId)
  const courseId = await saveRule(world.ctx, launch, { ...courseRule, minimum: 50 })
  if (accountId) {
    const { id: sessionId } = await world.ctx.db
      .selectFrom('session')
      .select('id')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    const caller = { organisationId: owner.id, accountId, sessionId, secondFactorAt: world.ctx.clock() }
    await connectAccount(world.ctx, launch, caller as OrganisationCaller)
  }
  return { platformId, courseId }
}
