import type { InvitationState } from '@credenza/schema/student'

const invitationStates: Record<InvitationState, string> = {
  none: 'Not invited yet',
  waiting: 'Invitation on its way',
  sent: 'Invited',
  failed: 'Invitation could not be delivered',
  accepted: 'Has signed in with your invitation',
}

const certificates = (count: string) => (count === '1' ? '1 certificate' : `${count} certificates`)

/** Words of one student's page, and of acts on one or many students. */
export const studentPageTexts = {
  title: 'Student',
  details: 'Details',
  addedOn: 'Added on',
  archived: 'Archived',
  archivedOn: (date: string) =>
    `Archived on ${date}. No certificate can be issued to this student until you restore them. What was issued stays as it is.`,
  erased:
    'This person had their account erased. What was signed for them can no longer be opened. They get a new account when you issue them another certificate.',
  edit: 'Edit',
  editTitle: (name: string) => `Edit ${name}`,
  editLead: 'The change counts from now on: for this list, and for certificates that you create later.',
  keepsName: (count: string) =>
    count === '1'
      ? '1 certificate was created with the present name and keeps it. After saving you can issue a correction.'
      : `${count} certificates were created with the present name and keep it. After saving you can issue corrections.`,
  newEmail:
    'If the student has not signed in yet, certificates that were issued already follow to the new email. Otherwise they stay in the account of the old one.',
  conflict:
    'Somebody else has changed this student in the meantime. Their changes are filled in, and what you typed is kept. Check it and save again.',
  saving: 'Saving...',
  saved: 'Student saved.',
  issue: 'Issue certificate',
  certificates: 'Certificates',
  noCertificates: 'No certificate has been created for this student yet.',
  otherName: (count: string, name: string) =>
    `${certificates(count)} ${count === '1' ? 'carries' : 'carry'} another name than ${name}`,
  otherNameText: 'Certificates keep what was signed. Where it matters, issue a correction with the new name.',
  correct: 'Issue a correction',
  correctOf: (title: string) => `Issue a correction of ${title}`,
  history: 'History',
  historyFailed: 'The history could not be fetched.',
  noHistory: 'Nothing has been recorded about this student yet.',
  earlier: 'Show earlier entries',
  bySystem: 'Credenza',
  account: 'Account',
  invitation: invitationStates,
  invitedAt: (date: string) => `on ${date}`,
  invitationLead:
    'The invitation brings a link by which the student chooses a password, or signs in, and finds their certificates.',
  failed: 'Not all of it could be done. Open the details to see why.',
  acts: {
    invite: {
      button: 'Invite',
      again: 'Invite again',
      title: (count: string) => (count === '1' ? 'Invite 1 student?' : `Invite ${count} students?`),
      text: 'Each gets an email with a link into their account. Nobody is invited more than once a day.',
      running: 'Sending invitations...',
      done: 'Invitation sent.',
    },
    archive: {
      button: 'Archive',
      title: (count: string) => (count === '1' ? 'Archive 1 student?' : `Archive ${count} students?`),
      text: 'They leave the list, and no certificate can be issued to them. Certificates that they have stay as they are. You can undo this for 10 minutes, and restore them at any time.',
      running: 'Archiving...',
      done: 'Archived.',
    },
    'export-students': {
      button: 'Export',
      title: (count: string) => (count === '1' ? 'Export 1 student?' : `Export ${count} students?`),
      text: 'You get one file with all details. It can be imported again. Download it within a day, from the bar at the foot of the page.',
      running: 'Exporting...',
      done: 'The file is ready to download.',
    },
    restore: {
      button: 'Restore',
      title: (count: string) => (count === '1' ? 'Restore 1 student?' : `Restore ${count} students?`),
      text: 'They come back to the list, and certificates can be issued to them again.',
      running: 'Restoring...',
      done: 'Restored.',
    },
  },
  exportFormat: 'File type',
  selected: 'Selected students',
  chooseAll: (count: string) => `Select all ${count} that match`,
  shown: 'Which students',
  current: 'Current students',
  onlyArchived: 'Archived students',
} as const
