import { certificateSortColumns, studentSortColumns } from '@credenza/schema'
import { categories, courses, personName } from './words.ts'

/** A kind of call that screens make; `path` returns a different one for each turn. */
export interface CallKind {
  name: string
  path: (turn: number) => string
  /** Whether the call is made without signing in. */
  isPublic?: true
}

const years = ['2017', '2019', '2021', '2023', '2025', '2026']
const pick = <T>(from: readonly T[], turn: number): T => from[turn % from.length]!
const query = (values: Record<string, string>) => new URLSearchParams(values).toString()
const ofYear = (turn: number, values: Record<string, string> = {}) =>
  `/api/timeline/get-years-certificate-list/${pick(years, turn)}?${query(values)}`
const ofAllYears = (values: Record<string, string>) => `/get-certificate-from-db?${query(values)}`
const students = (values: Record<string, string> = {}) => `/api/student/get-student?${query(values)}`
const sortOf = (columns: readonly string[], turn: number) =>
  `${Math.floor(turn / columns.length) % 2 === 0 ? '' : '-'}${pick(columns, turn)}`

/** Searches, named by how much they find. */
const searches = (size: { students: number }): Record<string, (turn: number) => string> => ({
  'one person': (turn) => personName((turn * 7919) % size.students),
  'one in a hundred': (turn) => pick(['Aisha Rahman', "Omar O'Connor", 'Daniel Haddad'], turn),
  'every other': (turn) => pick(['bachelor', 'of', 'master', 'a'], turn),
  nothing: (turn) => `Nobody ${turn}`,
  'two letters': (turn) => pick(['zq', 'an', 'ød', '小明', 'qx'], turn),
  Arabic: (turn) => pick(['فاطمة', 'المنصوري', 'دبلوم', 'محمد الزهراء'], turn),
})

/** The calls of an issuer's screens. `deep` has cursors of pages far down, by list. */
export function callKinds(
  size: { students: number },
  deep: { certificates: readonly string[]; students: readonly string[] },
): CallKind[] {
  const bySearch = (name: string, path: (search: string, turn: number) => string): CallKind[] =>
    Object.entries(searches(size)).map(([found, word]) => ({
      name: `${name}: ${found}`,
      path: (turn) => path(word(turn), turn),
    }))
  return [
    { name: 'certificates of a year', path: (turn) => ofYear(turn) },
    {
      name: 'certificates of a year, far down',
      path: (turn) => ofAllYears({ cursor: pick(deep.certificates, turn), limit: '250' }),
    },
    {
      name: 'certificates of a year, filtered',
      path: (turn) =>
        ofYear(
          turn,
          pick<Record<string, string>>(
            [{ category: pick(categories, turn) }, { status: '2' }, { signed: 'false' }],
            turn,
          ),
        ),
    },
    {
      name: 'certificates of a year, sorted',
      path: (turn) => ofYear(turn, { sort: sortOf(certificateSortColumns, turn) }),
    },
    { name: 'certificates of all years', path: () => ofAllYears({}) },
    {
      name: 'certificates of all years, sorted',
      path: (turn) => ofAllYears({ sort: sortOf(certificateSortColumns, turn) }),
    },
    ...bySearch('search of a year', (search, turn) => ofYear(turn, { search })),
    ...bySearch('search of all years', (search) => ofAllYears({ search })),
    ...bySearch('sorted search of a year', (search, turn) =>
      ofYear(turn, { search, sort: sortOf(certificateSortColumns, turn) }),
    ),
    ...bySearch('sorted search of all years', (search, turn) =>
      ofAllYears({ search, sort: sortOf(certificateSortColumns, turn) }),
    ),
    { name: 'years', path: () => '/api/timeline/get-years-list' },
    { name: 'stats', path: () => '/api/stats' },
    { name: 'overview', path: () => '/api/issuer/overview' },
    { name: 'students', path: () => students() },
    {
      name: 'students, far down',
      path: (turn) => students({ cursor: pick(deep.students, turn), limit: '250' }),
    },
    {
      name: 'students, filtered',
      path: (turn) =>
        students(pick<Record<string, string>>([{ year: '2024' }, { courseName: pick(courses, turn) }], turn)),
    },
    { name: 'students, sorted', path: (turn) => students({ sort: sortOf(studentSortColumns, turn) }) },
    ...bySearch('search of students', (search) => students({ search })),
    { name: 'number of students', path: () => '/api/student/get-total-student-count' },
  ]
}
