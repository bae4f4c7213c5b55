import { addGroup, giveGroupRole, makeDirectoryKey } from '../acts/directories.ts'
import { get, type Requests, type Scene, unused } from './scene.ts'

/** A group that the directory of issuer A has sent. */
async function groupOfA({ world, issuerA }: Scene): Promise<string> {
  const key = await makeDirectoryKey(world, issuerA)
  return (await addGroup(world, { key, owner: issuerA })).id
}

export const directoryRequests: Requests = {
  'GET /api/directory/groups': get('/api/directory/groups'),
  'PUT /api/directory/groups/:groupId/role': async (scene, caller) =>
    giveGroupRole(scene.world, caller, await unused(scene, groupOfA), 'auditor'),
}
