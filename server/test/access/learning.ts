import { addPlatform, courseOf } from '../acts/launches.ts'
import { type Caller, callAs, type Person } from '../acts/people.ts'
import { freshSecondFactor } from '../acts/second-factor.ts'
import { get, type Request, type Requests, type Scene, unused } from './scene.ts'

async function platformOf({ world, issuerA }: Scene): Promise<string> {
  await freshSecondFactor(world, issuerA)
  return (await addPlatform(world, issuerA))._id
}
async function awardingOf({ world, issuerA }: Scene): Promise<string> {
  await freshSecondFactor(world, issuerA)
  return (await courseOf(world, issuerA)).courseId
}

/** A call about a platform of issuer A by someone who has just shown a second factor. */
const onPlatform =
  (method: 'GET' | 'POST' | 'PUT' | 'DELETE', end = '', body?: object): Request =>
  async (scene, caller) => {
    const at = `/api/learning-platforms/${await unused(scene, platformOf)}${end}`
    if (caller.token) await freshSecondFactor(scene.world, caller as Person)
    return callAs(scene.world, caller, method, at, body)
  }

const sendForm = async ({ world }: Scene, caller: Caller, url: string, form: Record<string, string>) =>
  callAs(world, caller, 'POST', url, String(new URLSearchParams(form)), {
    'content-type': 'application/x-www-form-urlencoded',
  })

/** A form for a platform that is not on. */
const onForm =
  (end: string, form: Record<string, string>): Request =>
  async (scene, caller) =>
    sendForm(scene, caller, `/api/learning-platforms/${await unused(scene, platformOf)}${end}`, form)

/** A call on a launch that nobody made. */
const onLaunch =
  (act: string, body: object = {}): Request =>
  ({ world }, caller) =>
    callAs(world, caller, 'POST', `/api/launches/lms_unknown/${act}`, { ticket: 'guessed', ...body })

const onProposals =
  (method: 'GET' | 'POST', end = '', body?: object): Request =>
  async (scene, caller) =>
    callAs(
      scene.world,
      caller,
      method,
      `/api/courses/${await unused(scene, awardingOf)}/proposals${end}`,
      body,
    )

const settings = {
  issuer: 'https://moodle.uni.example',
  clientId: 'credenza',
  deploymentIds: ['1'],
  signInUrl: 'https://moodle.uni.example/auth',
  tokenUrl: 'https://moodle.uni.example/token',
  keysUrl: 'https://moodle.uni.example/keys',
}
const login = { iss: settings.issuer, login_hint: 'x', target_link_uri: 'https://credenza.example/' }
const rule = { certificateType: 'x', title: 'x', templateId: '', basis: 'total', lineItem: '', minimum: 1 }

export const learningRequests: Requests = {
  'GET /api/learning-platforms': get('/api/learning-platforms'),
  'POST /api/learning-platforms': async ({ world }, caller) => {
    if (caller.token) await freshSecondFactor(world, caller as Person)
    const answer = await callAs(world, caller, 'POST', '/api/learning-platforms', { name: 'Canvas' })
    if (answer.statusCode === 200)
      await callAs(world, caller, 'DELETE', `/api/learning-platforms/${answer.json().data._id}`)
    return answer
  },
  'PUT /api/learning-platforms/:platformId': onPlatform('PUT', '', { name: 'Moodle', settings }),
  'POST /api/learning-platforms/:platformId/test': onPlatform('POST', '/test'),
  'PUT /api/learning-platforms/:platformId/state': onPlatform('PUT', '/state', { on: false }),
  'DELETE /api/learning-platforms/:platformId': onPlatform('DELETE'),
  'GET /api/learning-platforms/:platformId/keys': onPlatform('GET', '/keys'),
  'GET /api/learning-platforms/:platformId/register': onPlatform(
    'GET',
    '/register?key=guessed&openid_configuration=https://moodle.uni.example/openid',
  ),
  'GET /api/learning-platforms/:platformId/login': onPlatform('GET', `/login?${new URLSearchParams(login)}`),
  'POST /api/learning-platforms/:platformId/login': onForm('/login', login),
  'POST /api/learning-platforms/:platformId/launch': onForm('/launch', {
    state: 'guessed',
    id_token: 'guessed',
  }),
  'POST /api/launches/:platformId/read': onLaunch('read'),
  'POST /api/launches/:platformId/grades': onLaunch('grades'),
  'POST /api/launches/:platformId/rule': onLaunch('rule', { rule }),
  'POST /api/launches/:platformId/award': onLaunch('award', { people: ['x'], rule }),
  'POST /api/launches/:platformId/undo': onLaunch('undo', { batchId: 'guessed' }),
  'POST /api/launches/:platformId/connect': onLaunch('connect'),
  'POST /api/launches/:platformId/return': (scene, caller) =>
    sendForm(scene, caller, '/api/launches/lms_unknown/return', { ticket: 'guessed', courseId: 'guessed' }),
  'GET /api/courses': get('/api/courses'),
  'GET /api/courses/:courseId/proposals': onProposals('GET'),
  'POST /api/courses/:courseId/proposals/accept': onProposals('POST', '/accept', { rule }),
  'POST /api/courses/:courseId/proposals/decline': onProposals('POST', '/decline'),
}
