import { importsOf } from './imports.ts'
import { countOf, lineAt, type Measure, type Source } from './measure.ts'
import { roomOf } from './rooms.ts'

/** Matches a table in the interface of a room's `tables.ts`. */
const declared = /^ {2}(\w+): (?:\{|\w)/gm
const written =
  /(?:insertInto|updateTable|deleteFrom|mergeInto|insertRecords)\(\s*(?:tx,\s*)?['"](\w+)['"]|(?:INSERT INTO|DELETE FROM|UPDATE)\s+"?(\w+)"?/g

/** The room that declares each table. */
const owners = (sources: readonly Source[]): Map<string, string> =>
  new Map(
    sources
      .filter(({ path }) => path.endsWith('/tables.ts'))
      .flatMap(({ path, code }) =>
        [...code.matchAll(declared)].map(([, table]) => [table!, roomOf(path)] as const),
      ),
  )

export const foreignWrites: Measure = {
  name: "Writes of another room's table",
  meaning:
    'INSERT, UPDATE or DELETE of a table that another room of the server makes; its verbs should be called.',
  of: (sources) => {
    const ownerOf = owners(sources)
    const writes = sources.filter(isNoMigration).flatMap(({ path, text, code }) =>
      [...code.matchAll(written)].map((found) => ({
        path,
        line: lineAt(text, found.index),
        what: (found[1] ?? found[2])!,
      })),
    )
    return countOf(writes.filter(({ path, what }) => ownerOf.has(what) && ownerOf.get(what) !== roomOf(path)))
  },
}

/** The platform's block stores are ports, not tables of a noun. */
const isNounStore = (path: string): boolean =>
  path.endsWith('-store.ts') && !path.startsWith('server/src/platform/')

/** Migrations are not counted, since they may change any table. */
const isNoMigration = ({ path }: Source): boolean => !/\/database\/\d{4}-/.test(path)

export const foreignStores: Measure = {
  name: "Imports of another room's store",
  meaning: 'A noun calls the verbs of another noun, never its *-store.ts.',
  of: (sources) =>
    countOf(
      sources
        .flatMap(importsOf)
        .filter(({ from, to }) => isNounStore(to) && roomOf(from) !== roomOf(to))
        .map(({ from, to, line }) => ({ path: from, line, what: to })),
    ),
}
