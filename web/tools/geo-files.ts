import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

interface Place {
  id: number
  name: string
}
interface Country extends Place {
  iso2: string
}
interface City extends Place {
  state_id: number
}

const packageEntry = fileURLToPath(import.meta.resolve('@countrystatecity/countries'))
const data = join(dirname(packageEntry), 'data')

/** Writes the files of countries, states and cities to the public folder, from which Vite serves and copies them. */
export const geoFiles = (): Plugin => ({
  name: 'geo-files',
  configResolved: ({ publicDir }) => writeGeoFiles(join(publicDir, 'geo')),
})

/**
 * Writes `index.json`, [ISO 3166-1 code, country][], and `{code}.json` for each country, [state, city[]][], all sorted by
 * name. Does nothing if this version of the data is already there. Two builds at the same time do not disturb each other.
 */
export function writeGeoFiles(folder: string): void {
  const notice = noticeOf(read<{ version: string }>(join(dirname(packageEntry), '../package.json')).version)
  const noticePath = join(folder, 'NOTICE.txt')
  if (existsSync(noticePath) && readFileSync(noticePath, 'utf8') === notice) return

  const fresh = `${folder}.${process.pid}`
  mkdirSync(fresh, { recursive: true })
  const countries = sorted(read<Country[]>(join(data, 'countries.json')))
  const folders = new Map(readdirSync(data).map((name) => [name.slice(name.lastIndexOf('-') + 1), name]))
  write(
    join(fresh, 'index.json'),
    countries.map(({ iso2, name }) => [iso2, name]),
  )
  for (const { iso2 } of countries) {
    const home = folders.get(iso2)
    write(join(fresh, `${iso2}.json`), home ? statesIn(join(data, home)) : [])
  }
  writeFileSync(join(fresh, 'NOTICE.txt'), notice)
  rmSync(folder, { recursive: true, force: true })
  try {
    renameSync(fresh, folder)
  } catch {
    // Another build was faster, and its files are the same.
    rmSync(fresh, { recursive: true })
  }
}

function statesIn(country: string): [state: string, cities: string[]][] {
  const statesPath = join(country, 'states.json')
  if (!existsSync(statesPath)) return []
  const cities = readdirSync(country, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(country, entry.name, 'cities.json')))
    .flatMap((entry) => read<City[]>(join(country, entry.name, 'cities.json')))
  const byState = Map.groupBy(cities, (city) => city.state_id)
  // A town and the surrounding district may both be states with the same name. People who pick by name see them as one.
  const byName = Map.groupBy(sorted(read<Place[]>(statesPath)), (state) => state.name)
  return [...byName].map(([name, states]) => {
    const within = sorted(states.flatMap((state) => byState.get(state.id) ?? []))
    return [name, [...new Set(within.map((city) => city.name))]]
  })
}

const sorted = <Some extends Place>(places: Some[]): Some[] =>
  places.sort((a, b) => a.name.localeCompare(b.name, 'en'))
const read = <Content>(path: string): Content => JSON.parse(readFileSync(path, 'utf8'))
const write = (path: string, content: unknown): void => writeFileSync(path, JSON.stringify(content))

const noticeOf = (version: string): string =>
  `The files in this folder are made from the Countries States Cities Database,
https://github.com/dr5hn/countries-states-cities-database, in the form of @countrystatecity/countries ${version}.
It is made available under the Open Database License: https://opendatacommons.org/licenses/odbl/1-0/. Any rights in
individual contents are licensed under the Database Contents License: https://opendatacommons.org/licenses/dbcl/1-0/.
These files are a derivative database under the same licence.
`
