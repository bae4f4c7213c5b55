import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wrongDoors } from './arrows/doors.ts'
import { upwardImports } from './arrows/floors.ts'
import { migrationRunningCode, targetsOf, wrongPackages } from './arrows/packages.ts'
import { wrongPicture } from './arrows/picture.ts'
import { shellImports } from './arrows/shell.ts'
import { roomsInCircles } from './measure/circles.ts'
import { foreignStores, foreignWrites } from './measure/foreign-tables.ts'
import { importsOf } from './measure/imports.ts'
import { readSources } from './measure/read-sources.ts'
import { projectFiles, root } from './project-files.ts'

const sources = readSources(root)
const imports = sources.flatMap(importsOf)
const inServer = imports.filter(({ from }) => from.startsWith('server/'))

const problems = [
  ...projectFiles(/\.(ts|tsx|mjs)$/).flatMap((file) => {
    const targets = targetsOf(readFileSync(join(root, file), 'utf8'))
    return [...wrongPackages(file, targets), ...migrationRunningCode(file, targets)]
  }),
  ...upwardImports(inServer),
  ...wrongDoors(inServer),
  ...wrongPicture(),
  ...shellImports(imports),
  ...roomsInCircles(imports).map((room) => `${room}: it imports rooms that import it`),
  ...[foreignStores, foreignWrites].flatMap(({ meaning, of }) => {
    const { places = [] } = of(sources)
    return places.map(({ path, line, what }) => `${path}:${line}: ${what}. ${meaning}`)
  }),
]

for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
