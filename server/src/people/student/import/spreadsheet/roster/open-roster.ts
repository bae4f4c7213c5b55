import { unreadable } from '../spreadsheet-error.ts'
import type { WorkbookReader } from '../workbook-reader.ts'
import { openZip, type ZipArchive } from '../xlsx/zip-archive.ts'
import { resultRows } from './result-rows.ts'
import { rosterRecords } from './roster-file.ts'
import { studentRows } from './student-rows.ts'

const manifest = 'manifest.csv'
const versions = ['1.1', '1.2'] as const
export type RosterVersion = (typeof versions)[number]

/**
 * The sheet of a roster with the final grades of its classes. It is not listed, so that no list of students is looked for in
 * it.
 */
export const gradesSheet = 1

/**
 * Opens a OneRoster CSV archive (1EdTech OneRoster 1.2 CSV Binding; 1.1) as a workbook whose one sheet lists its students.
 * Undefined for an archive without a manifest. Throws a `SpreadsheetError` for other versions, and for an archive with only
 * changes (delta), which mean nothing without the earlier export.
 */
export async function openRoster(bytes: Uint8Array): Promise<WorkbookReader | undefined> {
  const archive = await openZip(bytes)
  if (!archive.entries.has(manifest)) return undefined
  const version = await readVersion(archive)
  return {
    date1904: false,
    sheets: [{ name: 'users.csv', hidden: false }],
    frame: () => ({ merges: [], hiddenColumns: [] }),
    rows: (sheet) => (sheet === gradesSheet ? resultRows(archive) : studentRows(archive, version)),
  }
}

async function readVersion(archive: ZipArchive): Promise<RosterVersion> {
  const said = new Map<string, string>()
  for await (const { value } of rosterRecords(archive, manifest, ['propertyName', 'value']))
    said.set(value('propertyName'), value('value').toLowerCase())
  const version = versions.find((one) => one === said.get('oneroster.version'))
  if (!version) throw unreadable('invalid.sheet_roster_version')
  const files = [...said].filter(([name]) => name.startsWith('file.'))
  if (files.some(([, mode]) => mode === 'delta')) throw unreadable('invalid.sheet_roster_delta')
  if (said.get('file.users') !== 'bulk' || !archive.entries.has('users.csv'))
    throw unreadable('invalid.sheet_roster_users')
  return version
}
