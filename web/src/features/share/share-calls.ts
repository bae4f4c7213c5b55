import type {
  MakeShareLinkRequest,
  openedShareResponse,
  ShareLink,
  sharedResponse,
  shareLinkListResponse,
  shareLinkResponse,
} from '@credenza/schema/share'
import { queryOptions } from '@tanstack/react-query'
import { call, pathTo } from '../../lib/api/call.ts'

const linksPath = (certificateId: string) => pathTo('/api/user/certificates', certificateId, '/share-links')

/** The links that the signed-in student made to a certificate, the newest first. */
export const linksQuery = (certificateId: string) =>
  queryOptions({
    queryKey: ['share-links', certificateId],
    queryFn: async ({ signal }): Promise<ShareLink[]> =>
      (await call<typeof shareLinkListResponse>({ method: 'GET', path: linksPath(certificateId), signal }))
        .data,
  })

export const makeLink = (certificateId: string, json: MakeShareLinkRequest, idempotencyKey: string) =>
  call<typeof shareLinkResponse>({ method: 'POST', path: linksPath(certificateId), json, idempotencyKey })

export const revokeLink = (linkId: string) =>
  call<typeof shareLinkResponse>({
    method: 'POST',
    path: pathTo('/api/user/share-links', linkId, '/revoke'),
  })

const publicPath = (linkId: string) => pathTo('/api/share-links', linkId)

/** Whether a link still opens; asking opens nothing. */
export const linkStateQuery = (linkId: string) =>
  queryOptions({
    queryKey: ['shared-link', linkId],
    queryFn: async ({ signal }) =>
      (await call<typeof sharedResponse>({ method: 'GET', path: publicPath(linkId), signal })).data,
  })

/** Opens a link, which counts, with the proof that its key is here. */
export const openLink = async (linkId: string, proof: string) =>
  (
    await call<typeof openedShareResponse>({
      method: 'POST',
      path: `${publicPath(linkId)}/open`,
      json: { proof },
    })
  ).data
