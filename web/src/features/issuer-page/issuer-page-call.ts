import type { issuerPageResponse } from '@credenza/schema/issuer-page'
import { queryOptions } from '@tanstack/react-query'
import { call, pathTo } from '../../lib/api/call.ts'

export const issuerQuery = (id: string) =>
  queryOptions({
    queryKey: ['issuer', id],
    queryFn: async () =>
      (
        await call<typeof issuerPageResponse>({
          method: 'GET',
          path: pathTo('/api/issuers', id),
        })
      ).data,
  })
