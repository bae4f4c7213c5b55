import { callAs } from '../acts/people.ts'
import { accessToken, offerToWallet, postWith, push, pushRequest, redeemCode } from '../acts/wallet-offers.ts'
import { get, type Requests, type Scene, signed, unused } from './scene.ts'

const holdingOf = ({ issuerA: issuer, student, recorded }: Scene) => ({
  issuer,
  student,
  certificateId: recorded[0]!,
})
/** One for all readers, because a new one ends it. */
const openOffer = (scene: Scene) => offerToWallet(scene.world, holdingOf(scene))
const wish = { credential_configuration_id: 'certificate-jwt' }

/** Wallets call without an account: anyone who has the code or the token may. */
export const walletRequests: Requests = {
  'POST /api/user/certificates/:id/wallet-offers': ({ world, recorded }, caller) =>
    callAs(world, caller, 'POST', `/api/user/certificates/${recorded[0]}/wallet-offers`, { withCode: false }),
  'GET /api/user/wallet-offers/:offerId': async (scene, caller) => {
    const { _id } = await unused(scene, openOffer)
    return callAs(scene.world, caller, 'GET', `/api/user/wallet-offers/${_id}`)
  },
  'GET /.well-known/openid-credential-issuer/issuers/:id': get(
    ({ issuerA }) => `/.well-known/openid-credential-issuer/issuers/${issuerA.id}`,
  ),
  'GET /.well-known/oauth-authorization-server/issuers/:id': get(
    ({ issuerA }) => `/.well-known/oauth-authorization-server/issuers/${issuerA.id}`,
  ),
  'GET /issuers/:id/wallet-offer': async (scene, caller) => {
    const { code } = await unused(scene, openOffer)
    return callAs(scene.world, caller, 'GET', `/issuers/${scene.issuerA.id}/wallet-offer?code=${code}`)
  },
  'GET /api/user/wallet-request': async (scene, caller) => {
    const request = encodeURIComponent(await pushRequest(scene.world, scene.issuerA.id))
    return callAs(scene.world, caller, 'GET', `/api/user/wallet-request?request=${request}`)
  },
  'POST /api/user/wallet-request': async (scene, caller) => {
    const request = await pushRequest(scene.world, scene.issuerA.id)
    return callAs(scene.world, caller, 'POST', '/api/user/wallet-request', { request, certificateId: null })
  },
  'POST /issuers/:id/par': ({ world, issuerA }) => push(world, issuerA.id),
  'GET /issuers/:id/authorize': async ({ world, issuerA }, caller) => {
    const request = encodeURIComponent(await pushRequest(world, issuerA.id))
    return callAs(
      world,
      caller,
      'GET',
      `/issuers/${issuerA.id}/authorize?client_id=wallet&request_uri=${request}`,
    )
  },
  'POST /issuers/:id/token': async (scene) => {
    const { code } = await openOffer(scene)
    return redeemCode(scene.world, scene.issuerA.id, code)
  },
  'POST /issuers/:id/nonce': ({ world, issuerA }, caller) =>
    callAs(world, caller, 'POST', `/issuers/${issuerA.id}/nonce`),
  'POST /issuers/:id/credential': async (scene) => {
    const token = await accessToken(scene.world, holdingOf(scene))
    return postWith(scene.world, token, `/issuers/${scene.issuerA.id}/credential`, wish)
  },
  'POST /issuers/:id/deferred-credential': async (scene) => {
    const { world, issuerA } = scene
    const token = await accessToken(world, {
      ...holdingOf(scene),
      certificateId: await unused(scene, signed),
    })
    const { transaction_id } = (
      await postWith(world, token, `/issuers/${issuerA.id}/credential`, wish)
    ).json()
    return postWith(world, token, `/issuers/${issuerA.id}/deferred-credential`, { transaction_id })
  },
  'POST /issuers/:id/notification': async (scene) => {
    const { world, issuerA } = scene
    const token = await accessToken(world, holdingOf(scene))
    const { notification_id } = (
      await postWith(world, token, `/issuers/${issuerA.id}/credential`, wish)
    ).json()
    return postWith(world, token, `/issuers/${issuerA.id}/notification`, {
      notification_id,
      event: 'credential_accepted',
    })
  },
}
