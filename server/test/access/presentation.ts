import { callAs, ok } from '../acts/people.ts'
import {
  answerWith,
  askFor,
  begun,
  codeOf,
  fromBrowser,
  presentFor,
  refuseAsWallet,
  sendFile,
} from '../acts/presentations.ts'
import { intoWallet, otherWallet } from '../stand-ins/other-wallet.ts'
import { get, type Requests, type Scene, unused } from './scene.ts'

const requestOf = ({ world, issuerA }: Scene) => codeOf(world, issuerA)
/** One that its holder has answered with a file. */
async function answeredOf(scene: Scene): Promise<string> {
  const code = await codeOf(scene.world, scene.issuerA)
  ok(await sendFile(scene.world, code, await documentOf(scene)))
  return code
}

const documentOf = async ({ world, student, recorded }: Scene): Promise<Buffer> =>
  (await callAs(world, student, 'GET', `/api/certificates/${recorded[1]}/document.pdf`)).rawPayload

const held = (scene: Scene) => unused(scene, inWallet)
const inWallet = ({ world, student, recorded }: Scene) => intoWallet(world, student, recorded[1])

const attemptOf = async (scene: Scene) => {
  const code = await requestOf(scene)
  return { code, ...(await begun(scene.world, code, { wallet: 'here' })) }
}

/** An attempt whose wallet has answered and sends its user back. */
async function backFromWallet(scene: Scene) {
  const attempt = await attemptOf(scene)
  const { body } = await answerWith(scene.world, await held(scene), attempt)
  const back = new URLSearchParams(new URL(String(body.redirect_uri)).hash.slice(1))
  return { ...attempt, responseCode: back.get('response_code') }
}

export const presentationRequests: Requests = {
  'POST /api/presentation-requests': ({ world }, caller) => askFor(world, caller),
  'GET /api/presentation-requests': get('/api/presentation-requests'),
  'GET /api/presentation-requests/:requestId': async (scene, caller) =>
    callAs(scene.world, caller, 'GET', `/api/presentation-requests/${await unused(scene, requestOf)}`),
  'DELETE /api/presentation-requests/:requestId': async (scene, caller) =>
    callAs(scene.world, caller, 'DELETE', `/api/presentation-requests/${await unused(scene, requestOf)}`),
  'GET /api/presentation-requests/:requestId/receipt.json': async (scene, caller) =>
    callAs(
      scene.world,
      caller,
      'GET',
      `/api/presentation-requests/${await unused(scene, answeredOf)}/receipt.json`,
    ),
  'GET /api/ask/:code': async (scene, caller) =>
    callAs(scene.world, caller, 'GET', `/api/ask/${await requestOf(scene)}`),
  'POST /api/ask/:code/refuse': async (scene, caller) =>
    callAs(scene.world, caller, 'POST', `/api/ask/${await requestOf(scene)}/refuse`),
  'POST /api/ask/:code/attempts': async (scene, caller) =>
    callAs(scene.world, caller, 'POST', `/api/ask/${await requestOf(scene)}/attempts`, { wallet: 'here' }),
  'POST /api/ask/:code/file': async (scene) => {
    const code = await requestOf(scene)
    return sendFile(scene.world, code, await documentOf(scene))
  },
  'POST /api/ask/:code/attempts/:attemptId/confirm': async ({ world, ...scene }, caller) => {
    const { code, attemptId, proof, responseCode } = await backFromWallet({ world, ...scene })
    const path = `/api/ask/${code}/attempts/${attemptId}/confirm`
    return callAs(world, caller, 'POST', path, { proof, responseCode })
  },
  'POST /api/ask/:code/attempts/:attemptId/response': async (scene, caller) => {
    const { world } = scene
    const code = await requestOf(scene)
    const { attemptId, proof, request } = await begun(world, code, { wallet: 'browser' })
    const asked = fromBrowser(request)
    const response = await otherWallet(world).encrypt(
      asked,
      await presentFor(world, await held(scene), asked),
    )
    const path = `/api/ask/${code}/attempts/${attemptId}/response`
    return callAs(world, caller, 'POST', path, { proof, response })
  },
  'GET /presentations/:attemptId/request': async (scene, caller) =>
    callAs(scene.world, caller, 'GET', `/presentations/${(await attemptOf(scene)).attemptId}/request`),
  'POST /presentations/:attemptId/request': async (scene, caller) =>
    callAs(scene.world, caller, 'POST', `/presentations/${(await attemptOf(scene)).attemptId}/request`),
  'POST /presentations/:attemptId/response': async (scene) => {
    const { walletUrl } = await attemptOf(scene)
    return refuseAsWallet(scene.world, walletUrl)
  },
}
