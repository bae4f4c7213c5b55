/** Words of the 'Data Upload' dialog, and of what imports many students. */
export const importTexts = {
  title: 'Data Upload',
  intro: 'Fill in the sample, or use your own list with the same columns, or a OneRoster export (.zip).',
  sample: 'Download sample spreadsheet',
  drop: 'Drop a spreadsheet here, or',
  browse: 'Browse files',
  limits: '.xls, .xlsx, .csv or OneRoster .zip, up to 50 MB',
  submit: 'Submit',
  submitting: 'Adding Students...',
  uploading: 'Uploading the list',
  remove: 'Remove file',
  tooMany: 'Too many files',
  wrongType: 'File type must be .csv, .xls, .xlsx or .zip (OneRoster)',
  tooLarge: (bytes: number) => `File is larger than ${bytes} bytes`,
  tooSmall: (bytes: number) => `File is smaller than ${bytes} bytes`,

  reading: 'Reading the list. Nothing is written yet.',
  writing: 'Adding students. You can close this window and leave the page. The import continues.',
  rowsRead: (rows: string) => (rows === '1' ? '1 row read' : `${rows} rows read`),
  rowsOf: (rows: string, total: string) => (total === '1' ? `${rows} of 1 row` : `${rows} of ${total} rows`),

  matching: 'Some columns were not found. Match them to the columns of your list.',
  noList: 'No list of students was found here. Choose its sheet and the row with its headings.',
  place: {
    title: 'Where the list is',
    sheet: 'Sheet',
    hidden: (name: string) => `${name} (hidden)`,
    row: 'Headings in row',
    noHeadings: 'No headings: the list starts in the first row',
    rowText: (row: number, text: string) => `${row}: ${text}`,
    foundOn: (sheet: string, row: string) => `Found on sheet ${sheet}, with its headings in row ${row}.`,
    found: (row: string) => `Found with its headings in row ${row}.`,
    unlabelledOn: (sheet: string) => `Read from sheet ${sheet}, without headings.`,
    unlabelled: 'Read without headings.',
    others: (sheets: string) =>
      `These sheets look like lists too: ${sheets}. Upload the file again to import them.`,
    notFound: (fields: string) => `Not in the list: ${fields}. They stay empty.`,
  },
  doubts: {
    columns: {
      inTab: 'We are not sure about these columns. You can choose others under “Columns”.',
      below: 'We are not sure about these columns. You can choose others below.',
    },
    list: {
      inTab: 'We are not sure that this is the list. Check its first rows under “Columns”.',
      below: 'We are not sure that this is the list. Check its first rows below.',
    },
    heading: (heading: string) => `“${heading}”`,
    because: {
      cells: (field: string, heading: string) =>
        `${field}: taken from ${heading}, but most of its cells look like something else.`,
      heading: (field: string, heading: string) =>
        `${field}: taken from ${heading}, because of a word in this heading.`,
    },
    rivals: (field: string, heading: string, others: string) =>
      `${field}: taken from ${heading}; ${others} would fit too.`,
  },
  dates: {
    title: 'How are dates written?',
    why: (example: string) =>
      `A date such as ${example} can be read in two ways, and nothing in the list says which.`,
    both: (dayFirst: string, monthFirst: string) =>
      `Dates with the day first: ${dayFirst}; with the month first: ${monthFirst}. Choose one; the others are left out for you to correct.`,
    needed: 'Choose how dates are written.',
    'day-first': 'Day first: 03/04/2000 is 3 April 2000',
    'month-first': 'Month first: 03/04/2000 is 4 March 2000',
    label: 'Dates',
    column: (count: string) =>
      count === '1' ? 'Settled by 1 date in the list.' : `Settled by ${count} dates in the list.`,
    heading: 'Settled by the heading.',
    person: 'You chose this.',
    swapped: (count: string) =>
      `Day and month may be swapped in ${count} dates. This happens when a list is opened on a computer set to another country: dates up to the 12th are turned around, and later ones become text. Compare them with your records.`,
  },
  firstRows: {
    title: 'The first rows as they will be read',
    row: 'Row',
    empty: 'There are no rows below the headings.',
  },
  asides: {
    title: (count: string) => `Not students (${count})`,
    intro: 'These rows are left out because they do not describe a student.',
    kinds: { heading: 'Headings', total: 'Total', note: 'Note', blank: 'Empty row', hidden: 'Hidden row' },
    counts: {
      heading: (count: string) => `${count} with headings`,
      total: (count: string) => `${count} with totals`,
      note: (count: string) => `${count} with notes`,
      blank: (count: string) => `${count} empty`,
    },
    hidden: (count: string) =>
      `Hidden rows left out: ${count}. To import them, unhide them in the spreadsheet and choose the file again.`,
    kind: 'What it is',
    text: 'What it says',
  },
  accepted: {
    title: (count: string) => `Accepted rows (${count})`,
    label: 'Accepted rows',
    effects: { new: 'New', changed: 'Changed', unchanged: 'Already there' },
    effect: 'Import',
    more: 'Show more rows',
    failed: 'The rows could not be shown. Try again.',
    again: 'Try again',
  },
  notInList: 'Not in the list',
  columnNumber: (number: number) => `Column ${number}`,
  example: (value: string) => `For example: ${value}`,
  needed: (fields: string) =>
    `Every student needs ${fields}. Choose the columns above, or add what is missing to your list and upload it again.`,
  readAgain: 'Read the list with these columns',

  found: 'What is in the list',
  fresh: (count: string) => `${count} new`,
  created: (count: string) => `${count} added`,
  changed: (count: string) => `${count} changed`,
  updated: (count: string) => `${count} updated`,
  left: (count: string) => `${count} left as they were`,
  unchanged: (count: string) => `${count} already there`,
  failed: (count: string) => `${count} with errors`,
  leftOut: 'Rows with errors are left out. Download them, correct them and upload them again.',
  updateExisting: (count: string) => `Update changed students as well (${count})`,
  updateHint: 'Their emails, passwords and certificates stay as they are.',
  nothingNew: 'There is nothing to import.',
  onlyChanges: 'No students are new. To update those that changed, tick “Update changed students as well”.',
  startWaiting: 'Import',
  start: (count: string) => `Import ${count}`,
  discard: 'Remove the list',

  problems: {
    missing: 'Missing values',
    invalid: 'Values to correct',
    repeated: 'Duplicates in the list',
    taken: 'Roll number in use',
    undrawable: 'Names that cannot be printed',
  },
  undrawable:
    'These students will be imported, but they can’t get certificates until their names use other letters. Download them, correct them and upload them again.',
  tab: (name: string, count: string) => `${name} (${count})`,
  changes: 'Changed students',
  columns: 'Columns',
  row: 'Row',
  column: 'Column',
  cell: 'In your list',
  reason: 'What to correct',
  errors: 'Rows with errors',
  student: 'Student',
  differences: 'What changes',
  before: 'before',
  after: 'after',
  more: (count: string) => `and ${count} more ${count === '1' ? 'row' : 'rows'}. The download has them all.`,
  downloadErrors: 'Download rows with errors',
  downloadChanges: 'Download changes',
  downloadFailed: 'The file could not be downloaded. Please try again.',
  another: 'Upload another file',

  past: 'Earlier lists',
  open: (file: string) => `Show ${file}`,
  status: {
    matching: 'Columns to choose',
    reviewing: 'Being read',
    ready: 'Ready to import',
    waiting: 'Being imported',
    running: 'Being imported',
    done: 'Imported',
    failed: 'Not imported',
  },
  show: 'Show',
  showAdded: (count: string) =>
    count === '1' ? 'Show the student it added' : `Show the ${count} students it added`,
  noneLeft: 'None of the students it added are in your list any more.',
  addedBy: (file: string) => `Added by ${file}`,
  addedByOne: 'Added by one list',
  showAll: (filter: string) => `${filter}: remove this filter`,
  undo: {
    within: (file: string, left: string) => `Undo the import of ${file}, available for ${left}`,
    title: 'Undo this import?',
    counting: 'Counting...',
    all: (count: string) =>
      count === '1'
        ? 'The student that it added will be deleted.'
        : `All ${count} students that it added will be deleted.`,
    some: (count: string, total: string) =>
      count === '1'
        ? `1 of the ${total} students that it added will be deleted.`
        : `${count} of the ${total} students that it added will be deleted.`,
    none: 'Nothing can be undone: every student that it added is in use.',
    stay: (count: string, why: string) => (count === '1' ? `1 stays: ${why}` : `${count} stay: ${why}`),
    updated: (count: string) =>
      count === '1'
        ? '1 student was only updated and stays as they are.'
        : `${count} students were only updated and stay as they are.`,
    afterwards: 'Deleted students can’t be restored, but you can import a list again.',
    done: 'Import undone.',
  },
} as const
