export const check = {
  title: 'Report of a bulk check',
  checkedBy: 'Checked for',
  startedBy: { person: 'Started by', 'api-key': 'Started with the API key' },
  deployment: 'Checked by',
  started: 'Started',
  ended: 'Ended',
  number: 'Number of the check',
  columns: ['File', 'Certificate', 'Reason', 'Verdict'],
  verdicts: {
    VALID: 'Valid',
    INVALID: 'Invalid',
    'CANNOT TELL': 'Cannot tell',
    UNREADABLE: 'Unreadable',
  },
  total: 'Files',
}
