import { encodeKey } from '@credenza/credential/seal'
import type { ShareLink } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { linkKey } from './link-key.ts'
import { linkState } from './link-state.ts'
import type { ShareLinkRow } from './tables.ts'

/** A link as its holder sees it. */
export const linkToWire = ({ config, keys, clock }: Context, row: ShareLinkRow): ShareLink => ({
  _id: row.id,
  label: row.label,
  url: `${config.publicUrl}/verify/s/${row.id}#${encodeKey(linkKey(keys, row.id))}`,
  state: linkState(row, clock()),
  oneTime: row.one_time,
  shown: row.shown,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? '',
  opened: row.opened,
  lastOpenedAt: row.last_opened_at?.toISOString() ?? '',
})
