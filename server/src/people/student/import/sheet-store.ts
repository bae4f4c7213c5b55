import type { Context, Db, Tx } from '../../../context.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { sealedJson } from '../../../platform/keys/sealed-json.ts'
import type { SheetTop } from './spreadsheet/survey-workbook.ts'

/** The purpose under which all parts of an uploaded sheet are sealed. */
const purpose = 'student-import'
/** Large sheets are stored in parts: the database returns a value as a whole and in hex, which makes many copies in memory. */
const partBytes = 1 << 20

export const sealSheet = (keys: Keys, sheet: Uint8Array): Uint8Array[] =>
  Array.from({ length: Math.ceil(sheet.length / partBytes) }, (_, part) =>
    keys.seal(purpose, sheet.subarray(part * partBytes, (part + 1) * partBytes)),
  )

/** Seals values from a sheet, such as its first rows or a wrong row's cells. */
export const sealValue = (keys: Keys, value: unknown): Uint8Array => sealedJson(purpose).seal(keys, value)

export const openValue = <Value>(keys: Keys, sealed: Uint8Array): Value =>
  sealedJson<Value>(purpose).open(keys, sealed)

/** The top of every sheet of an import; none once it has ended. */
export const openTops = (keys: Keys, { sealed_tops }: { sealed_tops: Uint8Array | null }): SheetTop[] =>
  sealed_tops ? openValue<SheetTop[]>(keys, sealed_tops) : []

/** The names of a list's columns. */
export const openHeader = (
  keys: Keys,
  { header, sealed_header }: { header: string[]; sealed_header: Uint8Array | null },
): string[] => (sealed_header ? openValue<string[]>(keys, sealed_header) : header)

export async function keepSheet(
  tx: Tx,
  organisationId: string,
  importId: string,
  parts: readonly Uint8Array[],
): Promise<void> {
  for (const [part, sealed] of parts.entries()) {
    await tx
      .insertInto('student_import_part')
      .values({ org_id: organisationId, import_id: importId, part, sealed })
      .execute()
  }
}

/** The sheet's bytes, opened part by part. */
export async function openSheet(
  { db, keys }: Context,
  organisationId: string,
  { id, file_bytes }: { id: string; file_bytes: number },
): Promise<Uint8Array> {
  const sheet = new Uint8Array(file_bytes)
  for (let part = 0; part * partBytes < file_bytes; part++) {
    const { sealed } = await partsOf(db, organisationId, id)
      .select('sealed')
      .where('part', '=', part)
      .executeTakeFirstOrThrow()
    sheet.set(keys.open(purpose, sealed), part * partBytes)
  }
  return sheet
}

const partsOf = (db: Db, organisationId: string, importId: string) =>
  db.selectFrom('student_import_part').where('org_id', '=', organisationId).where('import_id', '=', importId)

export async function deleteSheet(tx: Tx, organisationId: string, importId: string): Promise<void> {
  await tx
    .deleteFrom('student_import_part')
    .where('org_id', '=', organisationId)
    .where('import_id', '=', importId)
    .execute()
}
