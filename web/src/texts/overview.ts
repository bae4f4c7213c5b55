/** Words of the issuer's dashboard: its first steps, what waits, and how a year went. */
export const overviewTexts = {
  start: {
    title: 'Issue your first certificate',
    done: '(done)',
    category: {
      title: 'Create a certificate type',
      text: 'For example “Degree” or “Course completion”. Verifiers set their fees by type.',
      action: 'Create a type',
    },
    template: {
      title: 'Choose a design (optional)',
      text: 'Pick a design, add your logo and signatures. Without one, certificates use the standard design.',
      action: 'Choose a design',
    },
    students: {
      title: 'Add your students',
      text: 'One by one, or all at once from a spreadsheet.',
      action: 'Add students',
    },
    certificate: {
      title: 'Create and sign the first certificate',
      text: 'You can undo this for ten minutes, and nothing is final until you sign.',
      action: 'Create a certificate',
    },
  },
  attention: {
    title: 'Needs attention',
    clear: 'You’re all caught up. Everything is signed, delivered and imported.',
    failed: 'We couldn’t load what needs your attention.',
    approvals: (count: string) =>
      count === '1'
        ? '1 request is waiting for your approval.'
        : `${count} requests are waiting for your approval.`,
    decide: 'View and decide',
    unsigned: (count: string, year: string) =>
      count === '1'
        ? `1 certificate of ${year} is not signed yet.`
        : `${count} certificates of ${year} are not signed yet.`,
    unsignedEarlier: (count: string) =>
      count === '1'
        ? '1 certificate of an earlier year is not signed yet.'
        : `${count} certificates of earlier years are not signed yet.`,
    toTimeline: 'Show the years',
    sign: (year: string) => `Sign certificates of ${year}`,
    declined: (count: string) =>
      count === '1'
        ? '1 certificate was declined in the last 30 days.'
        : `${count} certificates were declined in the last 30 days.`,
    declinedFor: (title: string, name: string) => `${title}, ${name}`,
    mails: (count: string) =>
      count === '1'
        ? '1 email did not reach its recipient.'
        : `${count} emails did not reach their recipients.`,
    corrections: (count: string) =>
      count === '1'
        ? '1 correction request is waiting for your answer.'
        : `${count} correction requests are waiting for your answer.`,
    answer: 'Read and answer',
    showMails: 'Show and resend',
    imported: (count: string, file: string) =>
      count === '1' ? `1 row of ${file} was not imported.` : `${count} rows of ${file} were not imported.`,
    importFailed: (file: string) => `${file} could not be imported.`,
    showImport: (file: string) => `Show the import of ${file}`,
    show: 'Show',
    hide: 'Hide',
    review: 'Review and sign',
  },
  months: {
    title: 'The last twelve months',
    created: 'Created',
    signed: 'Signed',
    accepted: 'Accepted',
    month: 'Month',
    asTable: 'Show as a table',
    none: 'No certificate was created in the last twelve months.',
    summary: (month: string, created: string, signed: string, accepted: string) =>
      `${month}: ${created} created, ${signed} signed, ${accepted} accepted`,
  },
} as const
