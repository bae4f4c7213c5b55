import type { Student, StudentFilter, StudentSortColumn } from '@credenza/schema'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import { asTable } from '../../platform/db/as-table.ts'
import { countRows } from '../../platform/db/count-rows.ts'
import type { Database } from '../../platform/db/tables.ts'
import type { Reach } from '../../platform/http/access.ts'
import { beyond, inOrder, newestFirst, type Orders, placeIn } from '../../platform/lists/order.ts'
import { type PageQuery, readPage, type Stretch } from '../../platform/lists/page.ts'
import { hasText, hasTextByGrams, searchPattern } from '../../platform/lists/search-text.ts'
import { countCut, type Total, upToCounted } from '../../platform/lists/total.ts'
import { walletsShownTo } from '../account/wallets-shown.ts'
import { isWithin } from '../department/reach.ts'
import { isArchived } from './archive/archived-students.ts'
import { countStudents } from './student-counts.ts'
import { type StudentRecord, studentToWire } from './student-record.ts'

/** One page of the students within reach, newest first unless sorted otherwise. */
export async function listStudents(
  db: Db,
  reach: Reach,
  { sort, limit, cursor, ...filter }: PageQuery<StudentColumn> & StudentConditions,
): Promise<{ data: Student[]; nextCursor: string | null } & Total> {
  const { page, ...rest } = await readPage(
    { sort, limit, cursor },
    {
      orders,
      count: () => countMatching(db, reach, filter),
      rows: (stretch) => studentPage(db, { reach, filter, ...stretch }),
      placeOf: ({ place }) => place,
    },
  )
  return { data: await wireStudents(db, reach.organisationId, page), ...rest }
}

/** A filter, or one student by what is unique in an organisation. */
type StudentConditions = StudentFilter & { email?: string | undefined; rollNumber?: string | undefined }

type StudentColumn = StudentSortColumn | 'createdAt'

const orders: Orders<StudentColumn> = {
  keys: {
    createdAt: 'id',
    name: 'name',
    collegeName: 'college_name',
    courseName: 'course_name',
    year: 'year',
    rollNumber: 'roll_number',
    mobileNumber: 'mobile_number',
    email: 'email',
  },
  unique: ['id'],
  standard: newestFirst,
}

const listedColumns = [
  'id',
  'account_id',
  'name',
  'college_name',
  'course_name',
  'year',
  'roll_number',
  'mobile_number',
  'email',
] as const
type ListedRecord = Pick<StudentRecord, (typeof listedColumns)[number]>

type StudentQuery = SelectQueryBuilder<Database, 'student', object>

/** The students within reach that match: a shown value contains the search text. Archived ones only if asked for. */
export function matchingStudents(
  db: Db | Tx,
  reach: Reach,
  { search, year, courseName, archived, addedBy, email, rollNumber }: StudentConditions,
): StudentQuery {
  const { organisationId } = reach
  return db
    .selectFrom('student')
    .where('student.org_id', '=', organisationId)
    .where(isWithin(reach, 'student.id'))
    .where(archived ? isArchived : sql<boolean>`NOT ${isArchived}`)
    .$if(year !== undefined, (q) => q.where('year', '=', year!))
    .$if(courseName !== undefined, (q) => q.where('course_name', '=', courseName!))
    .$if(addedBy !== undefined, (q) => q.where('import_id', '=', addedBy!))
    .$if(email !== undefined, (q) => q.where('email', '=', email!))
    .$if(rollNumber !== undefined, (q) => q.where('roll_number', '=', rollNumber!))
    .$if(searchPattern(search) !== undefined, (q) => q.where(hasTextByGrams(organisationId, search!)))
}

interface PageRequest extends Stretch<StudentColumn> {
  reach: Reach
  filter: StudentConditions
}

/** Rows scanned in order before the grams are used. A text in every thirtieth row fills a page. */
const firstLook = 3_000

async function studentPage(
  db: Db,
  { reach, filter, along, after, most }: PageRequest,
): Promise<(ListedRecord & { place: string[] })[]> {
  const { search, ...rest } = filter
  const ordered = inOrder(beyond(matchingStudents(db, reach, rest), along, after), along)
  if (searchPattern(search) === undefined)
    return ordered.select(listedColumns).select(placeIn(along).as('place')).limit(most).execute()
  const looked = ordered
    .select([...listedColumns, 'search'])
    .limit(firstLook)
    .as('student')
  const first = db
    .selectFrom(looked)
    .select(listedColumns)
    .select(placeIn(along).as('place'))
    .where(hasText('search', search!))
  const rows = await inOrder(first, along).limit(most).execute()
  if (rows.length === most) return rows
  // MATERIALIZED makes Postgres find rows before sorting. If the planner may choose, it sorts first and reads all rows.
  const matching = matchingStudents(db, reach, filter).select(listedColumns)
  const found = db.with(
    (cte) => cte('student').materialized(),
    () => matching,
  )
  const all = asTable(found.selectFrom('student'))
  return inOrder(beyond(all, along, after), along)
    .select(listedColumns)
    .select(placeIn(along).as('place'))
    .limit(most)
    .execute()
}

async function countMatching(db: Db, reach: Reach, filter: StudentConditions): Promise<Total> {
  const { search, archived, addedBy, email, rollNumber } = filter
  const isCounted = !archived && email === undefined && rollNumber === undefined && addedBy === undefined
  if (isCounted && searchPattern(search) === undefined)
    return { total: await countStudents(db, reach, filter), totalIsExact: true }
  // A list has at most 200,000 rows, and their index leads to them.
  if (addedBy !== undefined)
    return { total: await countRows(matchingStudents(db, reach, filter)), totalIsExact: true }
  return countCut(db, upToCounted(matchingStudents(db, reach, filter).select('id')))
}

/** Rows in the wire format, in the same order. */
async function wireStudents(
  db: Db,
  organisationId: string,
  rows: readonly ListedRecord[],
): Promise<Student[]> {
  if (rows.length === 0) return []
  const accountIds = rows.map((row) => row.account_id)
  const [{ name: universityName }, wallets] = await Promise.all([
    db.selectFrom('organisation').select('name').where('id', '=', organisationId).executeTakeFirstOrThrow(),
    walletsShownTo(db, organisationId, accountIds),
  ])
  return rows.map((row) =>
    studentToWire({ ...row, universityName, walletAddress: wallets.get(row.account_id) ?? null }),
  )
}
