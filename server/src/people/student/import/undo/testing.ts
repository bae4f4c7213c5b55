import { beforeEach } from 'vitest'
import {
  type ImportedRow,
  importList,
  listStudents,
  previewUndo,
  readImport,
  refusedUndo,
  undoImport,
} from '../../../../../test/acts/imports.ts'
import { type Caller, makeAdmin, makeIssuer } from '../../../../../test/acts/people.ts'
import { openTestWorld } from '../../../../../test/worlds/test-world.ts'

/** A world in which an issuer imports lists and undoes them. Before each test, `issuer` becomes a new one. */
export async function openUndoWorld() {
  const world = await openTestWorld()
  await world.startRoles()
  const admin = await makeAdmin(world)
  const issuer = await makeIssuer(world, admin)
  beforeEach(async () => {
    Object.assign(issuer, await makeIssuer(world, admin))
  })
  return {
    world,
    admin,
    issuer,
    importId: (rows: readonly ImportedRow[], by: Caller = issuer) => importList(world, by, rows),
    undo: (id: string, by: Caller = issuer) => undoImport(world, by, id),
    readImport: (id: string, by: Caller = issuer) => readImport(world, by, id),
    list: (query: string, by: Caller = issuer) => listStudents(world, by, query),
    preview: (id: string, by: Caller = issuer) => previewUndo(world, by, id),
    refused: (id: string, by: Caller = issuer) => refusedUndo(world, by, id),
  }
}
