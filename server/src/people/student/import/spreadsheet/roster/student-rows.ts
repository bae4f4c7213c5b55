import { words } from '@credenza/schema/field-names'
import { type StudentField, studentFields } from '@credenza/schema/student'
import { type SpreadsheetRow, toRow } from '../spreadsheet-row.ts'
import type { ZipArchive } from '../xlsx/zip-archive.ts'
import type { RosterVersion } from './open-roster.ts'
import { bySourcedId, type RosterRecord, rosterRecords } from './roster-file.ts'

/** What other files say about the people in users.csv. */
interface Around {
  /** Where each student studies, by the student's `sourcedId`; '' if unknown. */
  orgs: ReadonlyMap<string, string>
  orgNames: ReadonlyMap<string, string>
  births: ReadonlyMap<string, string>
  parents: ReadonlyMap<string, { name: string; sex: string }>
}

/** Passwords in users.csv are not read: students choose their own. */
const fields = studentFields.filter((field) => field !== 'password')

/**
 * A roster's students as a sheet, under our own headings and numbered as in users.csv. A student's number is the `identifier`,
 * otherwise the `sourcedId`. Father and mother are agents whose sex is in demographics.csv.
 */
export async function* studentRows(
  archive: ZipArchive,
  version: RosterVersion,
): AsyncGenerator<SpreadsheetRow> {
  const around = await readAround(archive, version)
  yield toRow(1, fields.map(words))!
  for await (const { row, value } of users(archive)) {
    const org = around.orgs.get(value('sourcedId'))
    if (org === undefined) continue
    const student = studentOf(value, org, around)
    const filled = toRow(
      row,
      fields.map((field) => student[field] ?? ''),
    )
    if (filled) yield filled
  }
}

const users = (archive: ZipArchive) =>
  rosterRecords(archive, 'users.csv', ['sourcedId', 'givenName', 'familyName'])

async function readAround(archive: ZipArchive, version: RosterVersion): Promise<Around> {
  const orgs = await (version === '1.2' ? orgsByRoles(archive) : orgsByUsers(archive))
  const people = await bySourcedId(rosterRecords(archive, 'demographics.csv', ['sourcedId']), (value) => ({
    birth: value('birthDate'),
    sex: value('sex').toLowerCase(),
  }))
  const parents = await bySourcedId(users(archive), (value) => {
    const sex = people.get(value('sourcedId'))?.sex
    return sex === undefined || orgs.has(value('sourcedId')) ? undefined : { name: nameOf(value), sex }
  })
  const orgNames = await bySourcedId(rosterRecords(archive, 'orgs.csv', ['sourcedId', 'name']), (value) =>
    value('name'),
  )
  return { orgs, orgNames, parents, births: new Map([...people].map(([id, { birth }]) => [id, birth])) }
}

/** Since 1.2, roles.csv says who is a student, and of which organisation. */
async function orgsByRoles(archive: ZipArchive): Promise<Map<string, string>> {
  const orgs = new Map<string, string>()
  for await (const { value } of rosterRecords(archive, 'roles.csv', [
    'userSourcedId',
    'role',
    'orgSourcedId',
  ])) {
    const isFirst = !orgs.has(value('userSourcedId'))
    if (value('role') === 'student' && (isFirst || value('roleType') === 'primary'))
      orgs.set(value('userSourcedId'), value('orgSourcedId'))
  }
  return orgs
}

const orgsByUsers = (archive: ZipArchive): Promise<Map<string, string>> =>
  bySourcedId(users(archive), (value) =>
    value('role') === 'student' ? (listed(value('orgSourcedIds'))[0] ?? '') : undefined,
  )

function studentOf(
  value: RosterRecord['value'],
  org: string,
  { births, orgNames, parents }: Around,
): Partial<Record<StudentField, string>> {
  const agents = listed(value('agentSourcedIds')).flatMap((id) => parents.get(id) ?? [])
  const parent = (wanted: string) => agents.find(({ sex }) => sex === wanted)?.name
  return {
    name: nameOf(value),
    fatherName: parent('male'),
    motherName: parent('female'),
    collegeName: orgNames.get(org),
    rollNumber: value('identifier') || value('sourcedId'),
    mobileNumber: value('sms') || value('phone'),
    dateOfBirth: births.get(value('sourcedId')),
    email: value('email'),
  }
}

const nameOf = (value: RosterRecord['value']): string =>
  [value('givenName'), value('middleName'), value('familyName')].filter(Boolean).join(' ')

/** A list in one cell (OneRoster 1.2 CSV Binding: values separated by commas). */
const listed = (cell: string): string[] => cell.split(',').map((one) => one.trim())
