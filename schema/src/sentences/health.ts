interface Waiting {
  waiting: number
}

const jobs = (count: number): string => `${count} ${count === 1 ? 'job' : 'jobs'}`
const wait = (count: number): string => (count === 1 ? 'is waiting' : 'are waiting')

/** How the parts of a deployment are doing; the outbox is in mail.ts. */
export const health = {
  'health.database_unreachable': 'The database cannot be reached.',
  'health.jobs_unreachable': 'The job queue cannot be reached.',
  'health.mail_unreachable': 'The outbox cannot be reached.',
  'health.documents_unreachable': 'The document store cannot be reached.',
  'health.log_unreachable': 'The log cannot be reached.',
  'health.chain_unreachable': 'The chain cannot be reached.',
  'health.history_unreachable': 'The history cannot be reached.',
  'health.backup_unreachable': 'The place where backups are kept cannot be reached.',
  'health.processes_unreachable': 'The list of processes cannot be read.',

  'health.database_ok': 'The database responds.',
  'health.database_slow': 'The database responds slowly.',
  'health.database_read_only':
    'Nothing can be written to the database: its disk is full or it is read-only. Reading still works, and writing resumes once there is room.',
  'health.documents_ok': 'The document store responds.',

  'health.jobs_ok': 'All jobs are done.',
  'health.jobs_failed': ({ failed }: { failed: number }) =>
    `${jobs(failed)} failed and will not be tried again.`,
  'health.jobs_late': ({ waiting }: Waiting) =>
    `${jobs(waiting)} ${wait(waiting)}, some for more than ten minutes.`,
  'health.jobs_moving': ({ waiting }: Waiting) => `${jobs(waiting)} in the queues, being worked on.`,

  'health.log_ok': 'Everything accepted is in the log and recorded on the chain.',
  'health.log_late': ({ waiting, minutes }: Waiting & { minutes: number }) =>
    `${waiting} not in the log yet, some for more than ${minutes} minutes.`,
  'health.log_contradicted': 'A witness has seen a different history of the log.',
  'health.witnesses_missing': 'Too few witnesses have signed the log.',

  'health.chain_ok': ({ block }: { block: string }) => `The chain responds. Its newest block is ${block}.`,
  'health.chain_behind': ({ behind, minutes }: { behind: number; minutes: number }) =>
    `The chain is behind the log by ${behind}, for more than ${minutes} minutes.`,
  'health.chain_late': ({ waiting }: Waiting) =>
    `${waiting} ${waiting === 1 ? 'transaction' : 'transactions'} ${wait(waiting)}, some for more than ten minutes.`,
  'health.chain_account_empty': 'The account that pays for transactions is empty.',

  'health.processes_ok': 'Every role has a running process.',
  'health.processes_missing': ({ roles }: { roles: string }) =>
    `No running process has these roles, so their work waits: ${roles}.`,
  'health.history_ok': 'No change to the history has been found.',
  'health.history_doubtful': ({ parts }: { parts: number }) =>
    `${parts} ${parts === 1 ? 'part' : 'parts'} of the history no longer ${parts === 1 ? 'matches' : 'match'}. ` +
    'Run npm run audit, and restore a backup that it finds intact.',

  'health.backup_ok': 'Everything is backed up.',
  'health.backup_none':
    'No backup is set up. Set BACKUP_FOLDER, or BACKUP_S3_ENDPOINT and the settings that go with it.',
  'health.backup_elsewhere':
    'BACKUP_ELSEWHERE says that something else makes the backups. They are not checked here.',
  'health.backup_behind': 'New changes are not being backed up.',
  'health.backup_old': 'The newest backup is too old.',
  'health.backup_drill_failed': 'The newest restore drill found an error. Run credenza drill to see it.',
  'health.backup_no_drill': 'No restore drill has succeeded for too long.',
  'health.backup_not_archived':
    'The database’s log is not archived. Set up pgBackRest or Barman, or set BACKUP_ELSEWHERE=true if something else makes the backups.',
  'health.backup_archiving_fails':
    'The database cannot archive its write-ahead log. Its server log says why.',
}
