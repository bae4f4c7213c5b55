import type { mailListResponse } from '@credenza/schema/admin'
import type { done } from '@credenza/schema/envelope'
import type { suppressedAddressListResponse } from '@credenza/schema/mail-return'
import { call, pathTo } from '../../../lib/api/call.ts'
import { fetchRows, listQuery } from '../../../lib/list/list-query.ts'
import { pagedQuery } from '../../../lib/list/use-paged-list.ts'
import { spoken } from '../../../lib/text/spoken.ts'

/** Fetches a page of the mails that wait or have failed. */
async function fetchMails(cursor: string | undefined, signal: AbortSignal) {
  const page = await fetchRows<typeof mailListResponse>('/api/admin/mails', { cursor }, signal)
  const rows = page.rows.map(async (mail) => ({
    ...mail,
    lastError: mail.lastError && (await spoken({ ...mail, message: mail.lastError })),
  }))
  return { ...page, rows: await Promise.all(rows) }
}

export const mailsQuery = pagedQuery(['mails'], fetchMails)

/** Addresses that get no mails. */
export const suppressedQuery = listQuery<typeof suppressedAddressListResponse>(
  ['suppressed-addresses'],
  '/api/admin/suppressed-addresses',
)

/** Allows mails to this address again. */
export const allowAddress = (id: string) =>
  call<typeof done>({ method: 'DELETE', path: pathTo('/api/admin/suppressed-addresses', id) })

/** Sends every waiting or failed mail now. */
export const retryMails = () => call<typeof done>({ method: 'POST', path: '/api/admin/mails/retry' })
