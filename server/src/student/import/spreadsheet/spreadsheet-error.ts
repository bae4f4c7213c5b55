/** Why a spreadsheet cannot be read. */
export type SpreadsheetErrorCode =
  | 'unsupported-type'
  | 'too-many-rows'
  | 'too-large'
  | 'timed-out'
  | 'damaged'
  | 'password-protected'

/** The one error of reading a spreadsheet; the message is for the person who chose the file, and says what to do. */
export class SpreadsheetError extends Error {
  override readonly name = 'SpreadsheetError'
  readonly code: SpreadsheetErrorCode
  constructor(code: SpreadsheetErrorCode, message: string = messages[code]) {
    super(message)
    this.code = code
  }
}

const messages: Record<SpreadsheetErrorCode, string> = {
  'unsupported-type': 'This file is not a spreadsheet. Save it as .xlsx, .xls or .csv and choose it again.',
  'too-many-rows': 'This spreadsheet has too many rows. Split it into several files.',
  'too-large': 'This spreadsheet is too large to read. Keep one plain sheet, or split it into several files.',
  'timed-out': 'Reading this spreadsheet took too long. Split it into several files.',
  damaged:
    'This spreadsheet is damaged. Open it in your spreadsheet program, save it again and choose the new file.',
  'password-protected':
    'This spreadsheet is protected by a password. Remove the password and choose it again.',
}
