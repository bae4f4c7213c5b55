import { invite, newcomer } from '../acts/colleagues.ts'
import { bind, makeDepartment, move } from '../acts/departments.ts'
import { callAs, ok, type Person } from '../acts/people.ts'
import { freshSecondFactor } from '../acts/second-factor.ts'
import { get, type Requests, type Scene, unused } from './scene.ts'

const departmentOf = ({ world, issuerA }: Scene) => makeDepartment(world, issuerA, crypto.randomUUID())

async function departmentAndColleague(scene: Scene): Promise<{ departmentId: string; accountId: string }> {
  const { world, issuerA } = scene
  await freshSecondFactor(world, issuerA)
  const accountId = ok(await invite(world, issuerA, newcomer())).data._id
  return { departmentId: await departmentOf(scene), accountId }
}

export const departmentRequests: Requests = {
  'GET /api/departments': get('/api/departments'),
  'POST /api/departments': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/departments', { name: crypto.randomUUID() }),
  'PUT /api/departments/:departmentId': async (scene, caller) => {
    const id = await unused(scene, departmentOf)
    const body = { name: crypto.randomUUID(), isClosed: true }
    return callAs(scene.world, caller, 'PUT', `/api/departments/${id}`, body)
  },
  'POST /api/departments/:departmentId/merge': async (scene, caller) => {
    const into = await departmentOf(scene)
    const id = await unused(scene, departmentOf)
    return callAs(scene.world, caller, 'POST', `/api/departments/${id}/merge`, { into })
  },
  'POST /api/departments/move': async (scene, caller) =>
    move(scene.world, caller as Person, { departmentId: await unused(scene, departmentOf) }),
  'PUT /api/colleagues/:accountId/departments': async (scene, caller) => {
    const { departmentId, accountId } = await departmentAndColleague(scene)
    if (caller.token) await freshSecondFactor(scene.world, caller as Person)
    return bind(scene.world, caller as Person, accountId, [{ departmentId, role: 'auditor' }])
  },
}
