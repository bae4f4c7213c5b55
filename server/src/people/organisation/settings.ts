import type { OrganisationSettings } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { requireDrawable } from '../../platform/rendering/drawable.ts'
import { appendAudit, type NewAuditEntry } from '../../proof/audit/append.ts'
import { approvedAmong } from './approved-among.ts'
import { chooseVerifiers, chosenVerifiers } from './chosen-verifiers.ts'
import { chooseColour, readColour } from './colour.ts'
import { displayNameOf, findOrganisation, type Organisation } from './find-organisation.ts'
import { lockOrganisation, updateOrganisation } from './lock-organisation.ts'
import { otherAppearances } from './look-alikes/appearances.ts'
import { lookAlikesOf } from './look-alikes/look-alikes.ts'
import { readPublicContact, writePublicContact } from './public/public-contact.ts'
import { chooseZone, timeZoneOf } from './time-zone.ts'

type SavedSettings = Required<OrganisationSettings>

export async function readSettings(ctx: Context, organisationId: string): Promise<SavedSettings> {
  const organisation = await findOrganisation(ctx.db, organisationId)
  const verifierIds = await chosenVerifiers(ctx.db, organisationId)
  const publicContact = await readPublicContact(ctx.db, organisationId)
  const timeZone = (await timeZoneOf(ctx.db, organisationId)) ?? ''
  const colour = await readColour(ctx.db, organisationId)
  return { displayName: displayNameOf(organisation), verifierIds, publicContact, timeZone, colour }
}

/**
 * Changes the organisation's name on new certificates, the verifiers that review them, the content of its public page, its time
 * zone, and the colour in its students' header. Existing certificates keep name and verifiers. Throws 'look_alike' for a name
 * that could be mistaken for another approved organisation's, 'missing_glyph' for one that cannot be drawn, and 'invalid' for a
 * verifier that cannot be chosen.
 */
export async function changeSettings(
  ctx: Context,
  { organisationId, accountId }: { organisationId: string; accountId: string },
  settings: OrganisationSettings,
): Promise<SavedSettings> {
  const now = ctx.clock()
  return withRetry(ctx.db, async (tx) => {
    const organisation = await lockOrganisation(tx, organisationId)
    const entries: NewAuditEntry[] = []
    const entry = (action: NewAuditEntry['action']): NewAuditEntry => ({
      actor: accountId,
      action,
      subject: organisationId,
    })

    if (settings.displayName !== displayNameOf(organisation)) {
      if (organisation.role === 'issuer') requireDrawable({ displayName: settings.displayName })
      await requireOwnName(tx, organisation, settings.displayName)
      const displayName = settings.displayName === organisation.name ? null : settings.displayName
      await updateOrganisation(tx, organisationId, { display_name: displayName })
      entries.push(entry('organisation.display-name-changed'))
    }
    const before = await chosenVerifiers(tx, organisationId)
    const verifierIds = [...new Set(settings.verifierIds)].sort()
    if (JSON.stringify(verifierIds) !== JSON.stringify(before)) {
      await requireChoosable(tx, organisation, verifierIds, before)
      await chooseVerifiers(tx, organisationId, verifierIds)
      entries.push({ ...entry('organisation.verifiers-chosen'), detail: { verifiers: verifierIds.length } })
    }
    const shown = await readPublicContact(tx, organisationId)
    const publicContact = settings.publicContact ?? shown
    if (JSON.stringify(publicContact) !== JSON.stringify(shown)) {
      await writePublicContact(tx, organisationId, publicContact)
      entries.push(entry('organisation.public-contact-changed'))
    }
    if (settings.timeZone !== undefined && (await chooseZone(tx, organisationId, settings.timeZone)))
      entries.push(entry('organisation.time-zone-changed'))
    if (settings.colour !== undefined && (await chooseColour(tx, organisationId, settings.colour)))
      entries.push(entry('organisation.colour-changed'))
    const timeZone = (await timeZoneOf(tx, organisationId)) ?? ''
    const colour = await readColour(tx, organisationId)
    await appendAudit(ctx, tx, organisationId, now, entries)
    return { displayName: settings.displayName, verifierIds, publicContact, timeZone, colour }
  })
}

/** Skips the registered name, which the admin approved, with or without look-alikes. */
async function requireOwnName(tx: Tx, organisation: Organisation, displayName: string): Promise<void> {
  if (displayName === organisation.name) return
  const others = await otherAppearances(tx, organisation.id, ['approved'])
  const found = lookAlikesOf({ names: [displayName], email: '', website: '' }, others)
  if (found.length === 0) return
  throw fieldRefusal('displayName', 'look_alike', { name: found[0]!.values[1] })
}

/** Only approved verifiers can be chosen; one that was suspended later may stay chosen. */
async function requireChoosable(
  tx: Tx,
  organisation: Organisation,
  verifierIds: readonly string[],
  before: readonly string[],
): Promise<void> {
  const added = verifierIds.filter((id) => !before.includes(id))
  if (added.length === 0) return
  const approved = await approvedAmong(tx, 'verifier', added)
  const isIssuer = organisation.role === 'issuer'
  if (isIssuer && approved.size === added.length) return
  throw fieldRefusal(
    'verifierIds',
    isIssuer ? 'invalid.verifiers_not_approved' : 'invalid.verifiers_chosen_by_issuers',
  )
}
