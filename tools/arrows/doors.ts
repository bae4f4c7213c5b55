import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Import } from '../measure/imports.ts'
import { wings } from '../measure/rooms.ts'
import { root } from '../project-files.ts'

const wingOf = (path: string): string | undefined => {
  const [, , folder, ...rest] = path.split('/')
  return rest.length > 0 ? wings.find((wing) => wing === folder) : undefined
}

/**
 * Checks each wing's README.md, which lists the files that other wings may import at run time. Reports files that are
 * imported but not listed, and files that are listed but not imported.
 */
export function wrongDoors(imports: readonly Import[]): string[] {
  return wings.flatMap((wing) => {
    const folder = `server/src/${wing}`
    const page = `${folder}/README.md`
    const listed = new Set(doorsIn(readFileSync(join(root, page), 'utf8')))
    const used = imports
      .filter(({ from, to }) => wingOf(to) === wing && wingOf(from) !== undefined && wingOf(from) !== wing)
      .map(({ from, to }) => ({ from, file: to.slice(folder.length + 1) }))
    const unlisted = used
      .filter(({ file }) => !listed.has(file))
      .map(
        ({ from, file }) => `${from}: ${page} does not list ${file}; call a verb that it lists, or list it`,
      )
    const unused = [...listed]
      .filter((file) => !used.some((one) => one.file === file))
      .map((file) => `${page}: no other wing imports ${file}`)
    const stores = [...listed].filter((file) => /(-store|\/tables)\.ts$/.test(file))
    return [...unlisted, ...unused, ...stores.map((file) => `${page}: ${file} is not a door for others`)]
  })
}

/** The files in the table of a wing's page: the first cell of each row, formatted as code. */
const doorsIn = (page: string): string[] =>
  [...page.matchAll(/^\| `([^`]+\.ts)` \|/gm)].map(([, file]) => file!)
