import { messages } from '../messages.ts'

interface Row {
  row: number
}

/** Students, the lists from which they are imported, and their wallets. */
export const student = {
  'not_found.student': 'Student not found.',
  'already_exists.student_email': 'A student with this email already exists.',
  'already_exists.roll_number': 'A student with this roll number already exists.',
  'already_exists.roll_number_of': ({ name, email }: { name: string; email: string }) =>
    `This roll number belongs to ${name}, ${email}.`,
  student_changed:
    'Someone else has changed this student in the meantime. Check their changes, then save again.',
  student_archived: 'This student is archived. Restore the student first.',
  student_erased:
    'This person has erased their account. If you issue another certificate to them, they get a new one.',
  student_in_use: 'Has certificates.',
  'student_in_use.course': 'Proposed for a certificate in a course.',
  'student_in_use.changed': 'Changed, invited or archived since.',
  'student_in_use.named_again': 'In another list, sent by a program or moved since.',
  'student_in_use.signed_in': 'Has signed in since.',
  'student_in_use.held': 'Under a legal hold.',
  invited_recently: 'This student was invited less than a day ago. Try again tomorrow.',
  'invalid.email_repeated': ({ row }: Row) => `Row ${row} has the same email.`,
  'invalid.roll_number_repeated': ({ row }: Row) => `Row ${row} has the same roll number.`,

  'not_found.import': 'Import not found.',
  import_not_ready: 'This list is still being read. Try again in a moment.',
  'import_not_ready.started': 'This import has already started.',
  'import_not_ready.others': 'Another list is being imported. Try again once that is done.',
  'import_not_ready.undoing': 'An import is being undone. Try again once that is done.',
  'invalid.file_needed': messages.selectFile,
  'invalid.columns_missing': ({ fields }: { fields: readonly string[] }) =>
    `These columns are missing: ${fields.join(', ')}. Download the sample to see them all.`,
  'invalid.columns_shared': 'Choose a different column of the sheet for each field.',
  'invalid.list_place': 'Choose a sheet and a row of this file.',
  'invalid.cell_error': 'The formula in this cell has failed. Correct it in your spreadsheet.',
  'invalid.digits_lost':
    'This number has lost its last digits, as in 8.01E+14. Format the column as text and type the number again.',
  'invalid.several_phones': 'This holds more than one phone number. Keep one.',
  'invalid.no_such_date': 'This date does not exist in the order of day and month chosen for this list.',
  'invalid.hijri_date': 'This looks like a Hijri date. Write the Gregorian date, such as 30/06/2025.',
  'invalid.date_order_needed': 'Choose whether the day or the month comes first.',
  'invalid.dates_unsettled':
    'Dates such as 03/04/2000 can be read in two ways. Write them as 2000-04-03, or choose in Data Upload whether the day or the month comes first.',
  'invalid.sheet_empty': 'The file is empty. Download the sample to see the columns.',
  'invalid.sheet_slow': 'Reading this spreadsheet took too long. Split it into several files.',
  'invalid.sheet_damaged':
    'This spreadsheet is damaged. Open it in your spreadsheet program, save it again and choose the new file.',
  'invalid.sheet_quotation': ({ row }: Row) =>
    `A quotation mark after row ${row} is not closed. Correct it and try again.`,
  'invalid.sheet_locked':
    'This spreadsheet is protected by a password. Remove the password and choose it again.',
  'invalid.sheet_roster_delta':
    'This OneRoster file contains only changes (delta). Export everything (bulk) and choose the new file.',
  'invalid.sheet_roster_version':
    'This OneRoster file is not version 1.1 or 1.2. Export it as one of these versions and choose the new file.',
  'invalid.sheet_roster_users':
    'This OneRoster file does not contain the full list of people (users.csv, bulk). Export it with that list and choose the new file.',
  'invalid.sheet_roster_grades':
    'No final grades were found. This needs a OneRoster file with results.csv, in which each class has one result, or one that is called its final grade.',
  'invalid.sheet_roster_column': ({ file, column }: { file: string; column: string }) =>
    `In this OneRoster file, ${file} has no column ${column}. Export it again and choose the new file.`,
  'unsupported_type.sheet':
    'This file is not a spreadsheet. Save it as .xlsx, .xls or .csv and choose it again.',
  'too_large.sheet':
    'This spreadsheet is too large to read. Keep one plain sheet, or split it into several files.',
  'too_large.sheet_bytes': ({ bytes }: { bytes: number }) => `File is larger than ${bytes} bytes`,
  'too_large.sheet_rows': ({ max }: { max: number }) =>
    `This spreadsheet has more than ${max.toLocaleString('en-GB')} rows. Split it into several files.`,
  'too_large.sheet_row': ({ row }: Row) =>
    `Row ${row} is too large. Remove everything that is not about the student.`,

  wallet_in_use: 'A certificate was transferred to your wallet, so you have to keep this wallet.',
  'invalid.signature_of_another':
    'This signature does not match this message and wallet. Sign the message again.',
  'invalid.message_outdated': 'This message has expired. Get a new one and sign it.',
}
