import { words } from '@credenza/languages/words'
import type { Context, Tx } from '../../context.ts'
import { displayNameOf, findOrganisation } from '../../people/organisation/find-organisation.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { mailBody } from '../../platform/mail/mail-body.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import { approvedBy } from './approvers.ts'
import type { ApprovalRequestRow } from './request-row.ts'
import { signersOf } from './signers-of.ts'

type Asked = Pick<ApprovalRequestRow, 'org_id' | 'id' | 'asked_by' | 'demands' | 'types' | 'total'>

/** Emails the signers that `by` asks them to approve. */
export async function mailAsked(ctx: Context, tx: Tx, request: Asked, by: string): Promise<void> {
  const name = await nameOf(tx, by)
  await mailPeople(ctx, tx, request, {
    kind: 'asked',
    to: (await askedSigners(ctx, tx, request)).filter((id) => id !== by),
    says: (language, organisation) => [words[language].mail.approval.asked.says(name, organisation)],
  })
}

/** Emails those whose approvals no longer count, and the person who prepared the request. */
export async function mailChanged(ctx: Context, tx: Tx, request: ApprovalRequestRow): Promise<void> {
  await mailPeople(ctx, tx, request, {
    kind: 'changed',
    to: [request.asked_by, ...(await approvedBy(tx, request)).keys()],
    says: (language, organisation) => {
      const { says, next } = words[language].mail.approval.changed
      return [says(organisation), next]
    },
  })
}

/** Emails the signers and the person who prepared the request that all approvals are there; `by` gave the last one. */
export async function mailCompleted(ctx: Context, tx: Tx, request: Asked, by: string): Promise<void> {
  await mailPeople(ctx, tx, request, {
    kind: 'completed',
    to: [request.asked_by, ...(await askedSigners(ctx, tx, request))].filter((id) => id !== by),
    says: (language, organisation) => [words[language].mail.approval.completed.says(organisation)],
  })
}

/** Emails the person who prepared the request, and those who had approved it, that `by` has rejected it. */
export async function mailRejected(
  ctx: Context,
  tx: Tx,
  request: ApprovalRequestRow,
  by: string,
): Promise<void> {
  const name = await nameOf(tx, by)
  await mailPeople(ctx, tx, request, {
    kind: 'rejected',
    to: [request.asked_by, ...(await approvedBy(tx, request)).keys()].filter((id) => id !== by),
    says: (language, organisation) => {
      const { says, next } = words[language].mail.approval.rejected
      return [says(name, organisation), next]
    },
  })
}

async function nameOf(tx: Tx, accountId: string): Promise<string> {
  const { name } = await tx
    .selectFrom('account')
    .select('name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return name
}

async function askedSigners(
  ctx: Context,
  tx: Tx,
  { org_id, demands, types }: Pick<ApprovalRequestRow, 'org_id' | 'demands' | 'types'>,
): Promise<string[]> {
  const signers = await signersOf(ctx, tx, org_id)
  return demands.flatMap((demand) => demand.signers.filter((id) => signers.maySign(id, types)))
}

interface News {
  kind: 'asked' | 'changed' | 'completed' | 'rejected'
  /** Account ids. */
  to: readonly string[]
  says: (language: keyof typeof words, organisation: string) => readonly string[]
}

/** Emails each person once, in their own language. Leaves out titles and messages, which can name students. */
async function mailPeople(
  ctx: Context,
  tx: Tx,
  { org_id, id, total }: Pick<ApprovalRequestRow, 'org_id' | 'id' | 'total'>,
  { kind, to, says }: News,
): Promise<void> {
  const organisation = displayNameOf(await findOrganisation(tx, org_id))
  const people = await tx
    .selectFrom('account')
    .select(['name', 'email', 'language'])
    .where('org_id', '=', org_id)
    .where('id', '=', anyOf([...new Set(to)]))
    .orderBy('id')
    .execute()
  for (const { name, email, language: chosen } of people) {
    const language = chosen ?? 'en'
    const { greeting, count, [kind]: news } = words[language].mail.approval
    await queueMail(ctx, tx, {
      to: email,
      kind: `approval.${kind}`,
      onBehalfOf: org_id,
      subject: news.subject,
      ...mailBody({
        language,
        greeting: greeting(name),
        paragraphs: [...says(language, organisation), count(total)],
        action: { label: news.open, url: `${ctx.config.publicUrl}/issuer/approvals/${id}` },
      }),
    })
  }
}
