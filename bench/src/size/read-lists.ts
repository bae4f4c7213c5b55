import { certificateSortColumns, requestSortColumns, reviewFlag } from '@credenza/schema'
import { listCertificates } from '@credenza/server/src/certificates/certificate/list/list-certificates.ts'
import type { Context } from '@credenza/server/src/context.ts'
import { listReviewRequests } from '@credenza/server/src/review/request/list-requests.ts'
import type { Party } from '../whole-way/seed.ts'

const searches = ['', '17', 'rahman', 'bachelor', 'nobody']

/** Reads the first page of both lists for every order, state and kind of search, so that their indexes count as read. */
export async function readLists(ctx: Context, issuer: Party, verifier: Party): Promise<void> {
  const states = [undefined, ...Object.values(reviewFlag)]
  for (const status of states) {
    for (const search of searches) {
      const filter = { ...(status === undefined ? {} : { status }), ...(search ? { search } : {}) }
      for (const column of [undefined, ...certificateSortColumns]) {
        const query = { limit: 20, ...filter, ...sorted(column) }
        await listCertificates(ctx, issuer, query)
      }
      for (const column of [undefined, ...requestSortColumns]) {
        const query = { limit: 20, ...filter, ...sorted(column) }
        for (const origin of ['issuer', 'user'] as const) {
          await listReviewRequests(ctx, verifier.organisationId, origin, query)
        }
      }
    }
  }
}

const sorted = <Column extends string>(column: Column | undefined) =>
  column === undefined ? {} : { sort: `-${column}` as const }
