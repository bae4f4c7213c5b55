/** Words of the issuer's dashboard below its certificates: what waits, and how a year went. */
export const overviewTexts = {
  attention: {
    title: 'Needs attention',
    clear: 'Nothing waits for you. Everything is signed, delivered and imported.',
    failed: 'What waits for you could not be looked up.',
    unsigned: (count: string, year: string) =>
      count === '1'
        ? `1 certificate of ${year} is not signed yet.`
        : `${count} certificates of ${year} are not signed yet.`,
    unsignedEarlier: (count: string) =>
      count === '1'
        ? '1 certificate of an earlier year is not signed yet.'
        : `${count} certificates of earlier years are not signed yet.`,
    toTimeline: 'Show the years',
    sign: (year: string) => `Sign those of ${year}`,
    declined: (count: string) =>
      count === '1'
        ? '1 certificate was declined in the last 30 days.'
        : `${count} certificates were declined in the last 30 days.`,
    declinedFor: (title: string, name: string) => `${title}, ${name}`,
    mails: (count: string) =>
      count === '1'
        ? '1 mail did not reach its recipient.'
        : `${count} mails did not reach their recipients.`,
    corrections: (count: string) =>
      count === '1'
        ? '1 request for a correction waits for your answer.'
        : `${count} requests for corrections wait for your answer.`,
    answer: 'Read and answer',
    showMails: 'Show and send again',
    imported: (count: string, file: string) =>
      count === '1' ? `1 row of ${file} was left out.` : `${count} rows of ${file} were left out.`,
    importFailed: (file: string) => `${file} could not be imported.`,
    showImport: (file: string) => `Show the import of ${file}`,
    show: 'Show',
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
