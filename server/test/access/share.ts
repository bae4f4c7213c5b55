import { callAs } from '../acts/people.ts'
import { askForLink, type Link, openLink, revokeLink, sharedCertificate } from '../acts/shares.ts'
import { get, type Requests, type Scene, signed, unused } from './scene.ts'

async function linkOf({ world, issuerA, student }: Scene): Promise<Link> {
  const { link } = await sharedCertificate(world, { issuer: issuerA, student })
  return link
}

export const shareRequests: Requests = {
  'POST /api/user/certificates/:id/share-links': async (scene, caller) =>
    askForLink(scene.world, caller, await unused(scene, signed)),
  'GET /api/user/certificates/:id/share-links': get(
    ({ recorded }) => `/api/user/certificates/${recorded[0]}/share-links`,
  ),
  'POST /api/user/share-links/:shareId/revoke': async (scene, caller) =>
    revokeLink(scene.world, caller, (await unused(scene, linkOf))._id),
  'GET /api/share-links/:shareId': async (scene, caller) =>
    callAs(scene.world, caller, 'GET', `/api/share-links/${(await unused(scene, linkOf))._id}`),
  'POST /api/share-links/:shareId/open': async (scene, caller) =>
    openLink(scene.world, await unused(scene, linkOf), caller),
}
