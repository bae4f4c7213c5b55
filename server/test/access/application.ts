import {
  answerApplication,
  authorize,
  basic,
  callBadges,
  connect,
  credentialsPath,
  newClient,
  newCode,
  profilePath,
  redeem,
  register,
  requestIn,
} from '../acts/applications.ts'
import { signedBadge } from '../acts/badges.ts'
import { callAs } from '../acts/people.ts'
import { postForm } from '../acts/wallet-offers.ts'
import { get, type Requests, type Scene, unused } from './scene.ts'

const asked = async ({ world }: Scene) =>
  requestIn((await authorize(world, await newClient(world))).headers.location)
const letIn = async ({ world, student }: Scene): Promise<string> =>
  (await connect(world, student, await newClient(world))).access_token
const nowhere = '00000000-0000-4000-8000-000000000000'

/** Applications call with secrets and tokens of their own; a session opens none of their calls. */
export const applicationRequests: Requests = {
  'GET /api/user/application-request': async (scene, caller) =>
    callAs(scene.world, caller, 'GET', `/api/user/application-request?request=${await asked(scene)}`),
  'POST /api/user/application-request': async (scene, caller) =>
    answerApplication(scene.world, caller, await asked(scene), false),
  'GET /api/user/applications': get('/api/user/applications'),
  'DELETE /api/user/applications/:id': ({ world }, caller) =>
    callAs(world, caller, 'DELETE', `/api/user/applications/${nowhere}`),
  'GET /api/user/badges': get('/api/user/badges'),
  'POST /api/user/badges': async ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/user/badges', { text: JSON.stringify(await signedBadge()) }),
  'POST /api/user/badge-apps': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/user/badge-apps', { app: 'not an address' }),
  'POST /api/user/badge-apps/badges': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/user/badge-apps/badges', { visit: 'none', answer: 'code=c' }),
  'GET /api/user/badges/:id': get(`/api/user/badges/${nowhere}`),
  'DELETE /api/user/badges/:id': ({ world }, caller) =>
    callAs(world, caller, 'DELETE', `/api/user/badges/${nowhere}`),
  'GET /.well-known/oauth-authorization-server': get('/.well-known/oauth-authorization-server'),
  'POST /oauth/register': ({ world }) => register(world),
  'GET /oauth/authorize': async ({ world }) => authorize(world, await newClient(world)),
  'POST /oauth/token': async ({ world, student }) => {
    const client = await newClient(world)
    return redeem(world, client, await newCode(world, student, client))
  },
  'POST /oauth/revoke': async ({ world, student }) => {
    const client = await newClient(world)
    const { access_token: token } = await connect(world, student, client)
    return postForm(world, '/oauth/revoke', { token }, basic(client))
  },
  'GET /ims/ob/v3p0/discovery': get('/ims/ob/v3p0/discovery'),
  'GET /ims/ob/v3p0/credentials': async (scene) =>
    callBadges(scene.world, await unused(scene, letIn), 'GET', credentialsPath),
  'POST /ims/ob/v3p0/credentials': async (scene) =>
    callBadges(
      scene.world,
      await unused(scene, letIn),
      'POST',
      credentialsPath,
      JSON.stringify(await signedBadge()),
    ),
  'GET /ims/ob/v3p0/profile': async (scene) =>
    callBadges(scene.world, await unused(scene, letIn), 'GET', profilePath),
  'PUT /ims/ob/v3p0/profile': async (scene) =>
    callBadges(scene.world, await unused(scene, letIn), 'PUT', profilePath, '{"type":"Profile"}'),
}
