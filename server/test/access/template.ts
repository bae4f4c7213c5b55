import { randomUUID } from 'node:crypto'
import { callAs, ok, uploadAs } from '../acts/people.ts'
import { logo, newTemplate, settings } from '../acts/templates.ts'
import { get, type Requests, type Scene, unused } from './scene.ts'

async function category({ world, issuerA }: Scene): Promise<string> {
  const name = `Category of A ${randomUUID()}`
  return ok(await callAs(world, issuerA, 'POST', '/api/categories/create', { name })).data.id
}

/** The address of a new template of issuer A. */
async function templateUrl({ world, issuerA }: Scene): Promise<string> {
  const made = ok(await callAs(world, issuerA, 'POST', '/api/templates', newTemplate(issuerA.name)))
  return `/api/templates/${made.data._id}`
}

/** The address of an image of issuer A. */
async function imageUrl({ world, issuerA }: Scene): Promise<string> {
  const { data } = ok(await uploadAs(world, issuerA, '/api/templates/images', { doc_url: logo() }))
  return `/api/templates/images/${data._id}`
}

export const templateRequests: Requests = {
  'GET /api/categories/get': get('/api/categories/get'),
  'GET /api/categories/get-all': get('/api/categories/get-all'),
  'GET /api/alignments': get('/api/alignments?search=law'),
  'POST /api/categories/create': async (scene, caller) =>
    callAs(scene.world, caller, 'POST', '/api/categories/create', {
      id: await unused(scene, category),
      name: `Renamed ${randomUUID()}`,
    }),
  'DELETE /api/categories/delete/:id': async (scene, caller) =>
    callAs(scene.world, caller, 'DELETE', `/api/categories/delete/${await unused(scene, category)}`),
  'GET /api/templates': get('/api/templates'),
  'POST /api/templates': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/templates', newTemplate(caller.name)),
  'GET /api/templates/:templateId': async (scene, caller) =>
    callAs(scene.world, caller, 'GET', await unused(scene, templateUrl)),
  'PUT /api/templates/:templateId': async (scene, caller) =>
    callAs(scene.world, caller, 'PUT', await unused(scene, templateUrl), { ...newTemplate(), version: 1 }),
  'DELETE /api/templates/:templateId': async (scene, caller) =>
    callAs(scene.world, caller, 'DELETE', await unused(scene, templateUrl)),
  'GET /api/templates/:templateId/versions': async (scene, caller) =>
    callAs(scene.world, caller, 'GET', `${await unused(scene, templateUrl)}/versions`),
  'POST /api/templates/:templateId/versions/:version/restore': async (scene, caller) =>
    callAs(scene.world, caller, 'POST', `${await unused(scene, templateUrl)}/versions/1/restore`),
  'GET /api/templates/designs': get('/api/templates/designs'),
  'POST /api/templates/preview': ({ world, student }, caller) =>
    callAs(world, caller, 'POST', '/api/templates/preview', { settings, studentId: student.studentId }),
  'POST /api/templates/images': ({ world }, caller) =>
    uploadAs(world, caller, '/api/templates/images', { doc_url: logo() }),
  'GET /api/templates/images/:imageId': async (scene, caller) =>
    callAs(scene.world, caller, 'GET', await unused(scene, imageUrl)),
}
