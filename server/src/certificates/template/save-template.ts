import { isDeepStrictEqual } from 'node:util'
import { type Template, type TemplateSettings, templateLimit } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import { putNewInDepartment } from '../../people/department/put-in-department.ts'
import { requireFewer } from '../../people/organisation/require-fewer.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { Reach } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { type IdempotencyKey, once } from '../../platform/http/idempotency.ts'
import { newTenantId } from '../../platform/ids.ts'
import { requireDrawableTemplate } from '../../platform/rendering/drawable.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { requireImages } from './image/require-images.ts'
import { lockTemplate } from './lock-template.ts'
import { readTemplate, type TemplateRow } from './read-templates.ts'
import { readVersion } from './template-versions.ts'

export type Author = Reach & { accountId: string }

interface Wanted {
  name: string
  settings: TemplateSettings
}

/**
 * Creates a template at version 1. Throws 'invalid' for an image that does not belong to the organisation, and
 * missing_glyph.
 */
export async function createTemplate(
  ctx: Context,
  author: Author,
  { name, settings }: Wanted,
  idempotency: IdempotencyKey | undefined,
): Promise<Template> {
  const { accountId, organisationId } = author
  const now = ctx.clock()
  const id = newTenantId('tpl', organisationId)
  return withRetry(ctx.db, (tx) =>
    once(tx, idempotency, now, async () => {
      await requireImages(tx, organisationId, settings)
      requireDrawableTemplate(settings)
      await requireRoom(tx, organisationId)
      const row: TemplateRow = {
        org_id: organisationId,
        id,
        name,
        version: 1,
        created_at: now,
        updated_at: now,
        archived_at: null,
      }
      await tx.insertInto('template').values(row).execute()
      await insertVersion(tx, row, settings)
      await putNewInDepartment(tx, author, [id])
      await appendAudit(ctx, tx, organisationId, now, [
        { actor: accountId, action: 'template.created', subject: id },
      ])
      return readTemplate(tx, author, id)
    }),
  )
}

/**
 * Saves a template that was read at `version`: changed settings become the next version, a new name alone does not.
 * Throws template_changed when somebody else saved in between, and the errors of createTemplate.
 */
export async function saveTemplate(
  ctx: Context,
  author: Author,
  { id, version, name, settings }: Wanted & { id: string; version: number },
): Promise<Template> {
  return withRetry(ctx.db, async (tx) => {
    const row = await lockTemplate(tx, author.organisationId, id)
    if (row.version !== version) {
      throw refusal('template_changed')
    }
    await requireImages(tx, author.organisationId, settings)
    requireDrawableTemplate(settings)
    return writeChange(ctx, tx, author, row, { name, settings })
  })
}

/** Makes an earlier version's settings the newest version; the versions in between are kept. */
export async function restoreVersion(
  ctx: Context,
  author: Author,
  { id, version }: { id: string; version: number },
): Promise<Template> {
  return withRetry(ctx.db, async (tx) => {
    const row = await lockTemplate(tx, author.organisationId, id)
    const settings = await readVersion(tx, author.organisationId, { id, version })
    return writeChange(ctx, tx, author, row, { name: row.name, settings })
  })
}

async function writeChange(
  ctx: Context,
  tx: Tx,
  author: Author,
  row: TemplateRow,
  { name, settings }: Wanted,
): Promise<Template> {
  const { accountId, organisationId } = author
  const { id, version } = row
  const isSameLook = isDeepStrictEqual(settings, await readVersion(tx, organisationId, { id, version }))
  if (isSameLook && name === row.name) return readTemplate(tx, author, id)

  const now = ctx.clock()
  const next = { ...row, name, version: isSameLook ? version : version + 1, updated_at: now }
  if (!isSameLook) await insertVersion(tx, next, settings)
  await tx
    .updateTable('template')
    .set({ name: next.name, version: next.version, updated_at: now })
    .where('org_id', '=', organisationId)
    .where('id', '=', id)
    .execute()
  const saved = await readTemplate(tx, author, id)
  await appendAudit(ctx, tx, organisationId, now, [
    { actor: accountId, action: 'template.saved', subject: id, detail: { version: next.version } },
  ])
  return saved
}

async function insertVersion(tx: Tx, row: TemplateRow, settings: TemplateSettings): Promise<void> {
  await tx
    .insertInto('template_version')
    .values({
      org_id: row.org_id,
      template_id: row.id,
      version: row.version,
      settings: JSON.stringify(settings),
      created_at: row.updated_at,
    })
    .execute()
}

async function requireRoom(tx: Tx, organisationId: string): Promise<void> {
  const rows = tx.selectFrom('template').where('org_id', '=', organisationId).where('archived_at', 'is', null)
  await requireFewer(tx, organisationId, { most: templateLimit, rows }, () =>
    refusal('invalid.too_many_templates', { max: templateLimit }),
  )
}
