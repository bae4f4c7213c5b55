import { z } from 'zod'
import { role } from './account.ts'
import { listAnswer, success } from './envelope.ts'
import { saidBy } from './said-by.ts'
import { application } from './sign-up-application.ts'
import { givenReason } from './text.ts'

/** An existing organisation that a new one could be mistaken for. */
export const lookAlike = z.object({
  _id: z.string(),
  organizationName: z.string(),
  status: z.string(),
  /** What looks alike: the 'name', or the 'domain' of the email or website. */
  because: z.enum(['name', 'domain']),
  /** The two values that were compared, the new organisation's first. */
  values: z.tuple([z.string(), z.string()]),
})
export type LookAlike = z.infer<typeof lookAlike>

/** GET /api/admin/organisations/:id: everything that the organisation submitted, on which the admin decides. */
export const organisationDetail = application
  .extend({
    organizationName: z.string(),
    createdAt: z.string(),
    approvedAt: z.string().nullable(),
    suspensionReason: z.string().nullable(),
    lookAlikes: z.array(lookAlike),
    history: z.array(z.object({ at: z.string(), action: z.string(), actor: z.string() })),
  })
  .meta({ id: 'OrganisationDetail' })
export type OrganisationDetail = z.infer<typeof organisationDetail>
export const organisationDetailResponse = success({ data: organisationDetail }).meta({
  id: 'OrganisationDetailResponse',
})

/** POST /api/admin/organisations/:id/suspend */
export const suspendRequest = z.object({ reason: givenReason() }).meta({ id: 'SuspendRequest' })

/** GET /api/admin/accounts: everyone who can sign in. */
export const accountItem = z
  .object({
    _id: z.string(),
    name: z.string(),
    email: z.string(),
    role,
    organisationId: z.string().nullable(),
    organizationName: z.string().nullable(),
    createdAt: z.string(),
    lastSeenAt: z.string().nullable(),
  })
  .meta({ id: 'AccountItem' })
export type AccountItem = z.infer<typeof accountItem>
export const accountListResponse = success({ data: z.array(accountItem), ...listAnswer }).meta({
  id: 'AccountListResponse',
})

/** A figure. Label and value have a key if the text is ours; both use `parameters`. */
const healthFact = z.object({
  label: z.string(),
  value: z.string(),
  labelKey: z.string(),
  valueKey: z.string(),
  parameters: saidBy.parameters,
})
export type HealthFact = z.infer<typeof healthFact>

/** One part of the system, described for people. */
export const healthPart = z.object({
  part: z.enum(['database', 'jobs', 'mail', 'documents', 'log', 'chain', 'history', 'backup', 'processes']),
  /** `not_set_up` is not an alarm: a deployment on somebody's own machine needs no backup. */
  state: z.enum(['ok', 'not_set_up', 'attention', 'down']),
  /** One sentence for people. */
  summary: z.string(),
  ...saidBy,
  facts: z.array(healthFact),
})
export type HealthPart = z.infer<typeof healthPart>
/** GET /api/admin/health: the running release, and one entry for each part of the system. */
export const healthResponse = success({
  data: z.array(healthPart),
  checkedAt: z.string(),
  version: z.string(),
}).meta({ id: 'HealthResponse' })

const ownLog = z.enum(['certificates', 'statements'])

/** GET /api/admin/witnesses: the logs that this deployment witnesses, and the witnesses of its own logs. */
export const witnessOverview = z
  .object({
    /** What another deployment enters in its WITNESSES to ask this one. */
    own: z.object({ verifierKey: z.string(), url: z.string() }),
    witnessed: z.array(
      z.object({
        origin: z.string(),
        /** Whether WITNESS_FOR still names the log. */
        isWatched: z.boolean(),
        size: z.number().nullable(),
        signedAt: z.string().nullable(),
        /** How many signed states were refused, and the first signed note that proves a second history. */
        refusals: z.number(),
        refusedAt: z.string().nullable(),
        refusal: z.enum(['other-root', 'bad-proof']).nullable(),
        contradiction: z.string().nullable(),
      }),
    ),
    /** How many witnesses must sign; 0 if none are asked. */
    quorum: z.number(),
    logs: z.array(z.object({ log: ownLog, size: z.number() })),
    witnesses: z.array(
      z.object({
        name: z.string(),
        url: z.string(),
        logs: z.array(
          z.object({
            log: ownLog,
            size: z.number(),
            signedAt: z.string().nullable(),
            problem: z
              .enum(['unreachable', 'busy', 'unknown-log', 'other-key', 'refused', 'ahead', 'unreadable'])
              .nullable(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'WitnessOverview' })
export type WitnessOverview = z.infer<typeof witnessOverview>
export const witnessOverviewResponse = success({ data: witnessOverview }).meta({
  id: 'WitnessOverviewResponse',
})

/** GET /api/admin/mails: waiting and failed mails, never their content. */
export const mailItem = z
  .object({
    _id: z.string(),
    kind: z.string(),
    /** 'a…@example.com' */
    recipient: z.string(),
    state: z.enum(['queued', 'failed']),
    attempts: z.number(),
    lastError: z.string().nullable(),
    ...saidBy,
    createdAt: z.string(),
  })
  .meta({ id: 'MailItem' })
export type MailItem = z.infer<typeof mailItem>
export const mailListResponse = success({ data: z.array(mailItem), ...listAnswer }).meta({
  id: 'MailListResponse',
})
