import type { Import } from '../measure/imports.ts'
import { wings } from '../measure/rooms.ts'

/** The floors of `server/src`, from the ground up. A file may import only from its own floor and lower ones, at run time. */
export const floors: readonly string[] = ['platform', ...wings]

const floorOf = (path: string): number => {
  const [, , folder = '', ...rest] = path.split('/')
  return rest.length === 0 ? floors.length : floors.indexOf(folder)
}

/**
 * Imports from a higher floor. The files that compose the floors (`server/src/*.ts`, `settings/` and `database/`) are above all
 * of them.
 */
export const upwardImports = (imports: readonly Import[]): string[] =>
  imports
    .filter(({ from, to }) => isOnFloor(from) && (!isOnFloor(to) || floorOf(to) > floorOf(from)))
    .map(({ from, to }) => `${from}: a floor must not import what stands above it (${to})`)

const isOnFloor = (path: string): boolean => {
  const floor = floorOf(path)
  return floor >= 0 && floor < floors.length
}
