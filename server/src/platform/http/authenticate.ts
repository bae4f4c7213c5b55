import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import { type ApiScope, departmentHeader, type Permission } from '@credenza/schema'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import type { Context, Db, Tx } from '../../context.ts'
import { type ChangingCall, whileAdmitted } from '../db/while-admitted.ts'
import { forCaller } from '../processes/current-caller.ts'
import {
  type Access,
  type Admission,
  admit,
  type Caller,
  callerWithin,
  isPermittedTo,
  type OrganisationCaller,
} from './access.ts'
import { ApiError, refusal } from './api-error.ts'
import { admittedMs, breakOff } from './break-off.ts'
import { callerKeyOf } from './caller-key.ts'
import { newlyChosenLanguage } from './language.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: readonly Access[]
    /** The permission that its caller needs in their organisation; by default 'read'. */
    permission?: Permission
    /** Whether people and keys limited to departments may call it, because it keeps to the caller's reach. */
    departmental?: boolean
    /** Its calls have a bearer token of their own, which does not identify a caller. */
    ownToken?: boolean
  }
  interface FastifyRequest {
    caller: Caller | undefined
    /** When the caller was admitted, by the context's clock. */
    admittedAt: Date
    /** Admits the caller again if the body took long to arrive: their rights may have ended. */
    admitAfterBody: () => Promise<void>
    /** The permission that this particular request needs, if it is more than its route's. */
    permission: Permission | undefined
    /** Refuses what the path, the query or these fields name outside the caller's departments. */
    requireWithin: (fields: unknown) => Promise<void>
    /** Refuses what the path names, if it has left the caller's departments. */
    requireStillWithin: (db: Db | Tx) => Promise<void>
    /** Whether the files of a form have arrived, and its caller was admitted again. */
    isReceived: boolean
  }
}

const refusals: Record<
  Exclude<Admission, 'admitted'>,
  (caller?: Caller, access?: readonly Access[]) => ApiError
> = {
  'sign-in': () => refusal('not_signed_in'),
  'api-key': () => refusal('not_signed_in.api_key'),
  scope: (_party, access = []) => refusal('forbidden.scope', { scopes: access }),
  forbidden: (caller) => refusal(caller?.scopes ? 'forbidden.api_key' : 'forbidden'),
  owner: () => refusal('forbidden.owner_only'),
  'member-role': () => refusal('forbidden.member_role'),
  departmental: () => refusal('forbidden.departmental'),
  'not-approved': () => refusal('not_approved'),
  'second-factor': () => refusal('second_factor_required'),
  suspended: (caller) => refusal('suspended', { reason: caller?.suspensionReason ?? '' }),
}

/** Bodies that take longer than this have their caller admitted again. */
const slowBodyMs = 1_000

/**
 * Admits every request by its route's access, before the body is read, and again after a slow one. A route that names none
 * prevents the start. Afterwards `request.caller` is the caller.
 */
export function authenticate(app: FastifyInstance, ctx: Context): void {
  app.decorateRequest('caller', undefined)
  app.decorateRequest('admittedAt')
  app.decorateRequest('admitAfterBody')
  app.decorateRequest('permission', undefined)
  app.decorateRequest('requireWithin')
  app.decorateRequest('requireStillWithin', async () => {})
  app.decorateRequest('isReceived', false)
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    routes.push(route)
  })
  app.addHook('onReady', async () => {
    const silent = routes.find((route) => !route.config?.access)
    if (silent) throw new Error(`Route ${String(silent.method)} ${silent.url} does not say who may call it`)
    const open = routes.find((route) => changesAnOrganisation(route) && !route.config?.permission)
    if (open)
      throw new Error(
        `Route ${String(open.method)} ${open.url} does not name the permission that its caller needs`,
      )
  })
  app.addHook('onRequest', async (request) => {
    request.caller = await admitted(ctx, request)
    request.admittedAt = ctx.clock()
    const since = performance.now()
    request.admitAfterBody = async () => {
      if (performance.now() - since > slowBodyMs) request.caller = await admitted(ctx, request)
    }
  })
  app.addHook('preValidation', (request) => request.admitAfterBody())
  // After the body, whose arrival leaves what the request runs in.
  app.addHook('preValidation', (request, _reply, done) => forCaller(callerKeyOf(request), done))
  keepAdmitted(app, ctx)
  keepReading(app, ctx)
}

/** Gives no answer to a caller who is no longer admitted once it is ready, or while it is written. */
function keepReading(app: FastifyInstance, ctx: Context): void {
  app.addHook('onSend', async (request, reply, answer) => {
    if (!request.caller) return answer
    const since = request.admittedAt
    // Exports and other files that are written while they are read.
    if (answer instanceof Readable)
      return breakOff(answer, { clock: ctx.clock, since, findRefusal: () => findRefusal(ctx, request) })
    // Documents, for example, may have waited for their turn.
    const isLate = ctx.clock().getTime() - since.getTime() >= admittedMs
    const refused =
      isLate && isReading(request.method) && reply.statusCode < 400 && (await findRefusal(ctx, request))
    if (refused) throw refused
    return answer
  })
}

/** Lets calls that change something commit only while their caller is admitted (`withRetry`). */
function keepAdmitted(app: FastifyInstance, ctx: Context): void {
  const calls = new WeakMap<FastifyRequest, ChangingCall>()
  app.addHook('preValidation', (request, _reply, done) => {
    if (!request.caller || isReading(request.method)) return done()
    const call = { findRefusal: (db: Db | Tx) => findRefusal({ ...ctx, db }, request), isOver: false }
    calls.set(request, call)
    whileAdmitted(call, done)
  })
  app.addHook('onResponse', async (request) => {
    const call = calls.get(request)
    if (call) call.isOver = true
  })
}

/** What refuses the caller now; also one who has lost a department that the call may be about, or what the path names to another. */
async function findRefusal(ctx: Context, request: FastifyRequest): Promise<ApiError | undefined> {
  try {
    const now = (await admitted(ctx, request))?.departments
    const hasLostOne = now && request.caller?.departments?.some((id) => !now.includes(id))
    if (hasLostOne) return refusals['member-role']()
    await request.requireStillWithin(ctx.db)
    return undefined
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

const isReading = (method: string | readonly string[]): boolean => /^(GET|HEAD)/.test(String(method))

/** The caller, whom the route admits; undefined for nobody. */
async function admitted(ctx: Context, request: FastifyRequest): Promise<Caller | undefined> {
  const { access, permission: ofRoute, departmental, ownToken } = request.routeOptions.config
  const permission = request.permission ?? ofRoute
  if (!access || ownToken) return undefined
  const token = bearerToken(request)
  const caller = token ? await ctx.findCaller(ctx, token, newlyChosenLanguage(request.headers)) : undefined
  const admission = admit(access, caller, { ...ctx.config, permission, departmental })
  if (admission !== 'admitted') throw refusals[admission](caller, access)
  // On public routes, a suspended or unproven caller counts as not signed in; so does one limited to departments, unless the
  // route is for them too.
  const isNobody =
    access.includes('anyone') &&
    caller &&
    admit([caller.role], caller, { ...ctx.config, departmental }) !== 'admitted'
  return isNobody ? undefined : caller && within(request, caller, permission ?? 'read')
}

/** The caller, limited to the departments that the call can be about. */
function within(request: FastifyRequest, caller: Caller, permission: Permission): Caller {
  if (caller.role !== 'issuer') return caller
  const bounded = callerWithin(caller, permission, departmentOf(request.headers))
  if (permission !== 'read' && bounded.departments?.length === 0) throw refusals['member-role']()
  return bounded
}

/** The department that the caller says they work in. */
export function departmentOf(headers: IncomingHttpHeaders): string | undefined {
  const named = headers[departmentHeader]
  return typeof named === 'string' && named !== '' ? named : undefined
}

/** Whether a route changes something of an organisation: it does more than read, and students may not call it. */
function changesAnOrganisation({ method, config }: RouteOptions): boolean {
  const access = config?.access ?? []
  const isOfOrganisations = access.some((one) => /^(approved-)?(issuer|verifier)$/.test(one))
  return isOfOrganisations && !access.includes('student') && !isReading(method)
}

/** RFC 6750 section 2.1. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1]
}

/** The refusal of a call that is not for the caller's role. */
export const wrongRole = (): ApiError => refusals.forbidden()

/**
 * The signed-in caller, on routes whose access requires one. While a form's files arrive, nobody is: rights may end in the
 * meantime.
 */
export function callerOfRequest(request: FastifyRequest): Caller {
  const { schema } = request.routeOptions
  const isForm = schema?.consumes?.includes('multipart/form-data') && request.isMultipart()
  if (isForm && !request.isReceived) throw new Error('The caller of a form is known only within withUpload')
  if (!request.caller) throw refusals['sign-in']()
  return request.caller
}

/** The calling organisation, on routes that only organisations may call. */
export function organisationOfRequest(request: FastifyRequest): OrganisationCaller {
  const { organisationId, ...caller } = callerOfRequest(request)
  if (!organisationId) throw wrongRole()
  return { ...caller, organisationId }
}

/** Refuses an API key that may call the route but lacks the scope for this particular request. */
export function requireScope(request: FastifyRequest, scope: ApiScope): void {
  if (!callerOfRequest(request).scopes?.includes(scope)) throw refusals.scope(undefined, [scope])
}

/**
 * The caller, limited to the departments where they may do what this particular request does. Refuses a caller whose role does
 * not permit it, and one whose path names something outside these departments: what else it names, it may also read.
 */
export async function requirePermission(
  request: FastifyRequest,
  permission: Permission,
): Promise<OrganisationCaller> {
  const caller = organisationOfRequest(request)
  if (!isPermittedTo(caller, permission)) throw refusals['member-role']()
  request.permission = permission
  request.caller = within(request, caller, permission)
  await request.requireWithin({})
  return organisationOfRequest(request)
}
