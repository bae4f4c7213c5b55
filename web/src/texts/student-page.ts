import type { InvitationState } from '@credenza/schema/student'

const invitationStates: Record<InvitationState, string> = {
  none: 'Not invited yet',
  waiting: 'Invitation on its way',
  sent: 'Invited',
  failed: 'Invitation could not be delivered',
  accepted: 'Has signed in with your invitation',
}

const certificates = (count: string) => (count === '1' ? '1 certificate' : `${count} certificates`)

export const studentPageTexts = {
  title: 'Student',
  details: 'Details',
  addedOn: 'Added on',
  archived: 'Archived',
  archivedOn: (date: string) =>
    `Archived on ${date}. You can’t issue certificates to this student until you restore them. Existing certificates stay as they are.`,
  noMail: 'No emails go to this address',
  erased:
    'This person has erased their account, and their certificates can no longer be opened. If you issue another certificate to them, they get a new account.',
  edit: 'Edit',
  editTitle: (name: string) => `Edit ${name}`,
  editLead: 'Changes apply to this list and to certificates you create from now on.',
  keepsName: (count: string) =>
    count === '1'
      ? '1 certificate was created with the current name and keeps it. After saving, you can issue a correction.'
      : `${count} certificates were created with the current name and keep it. After saving, you can issue corrections.`,
  newEmail:
    'If the student has not signed in yet, existing certificates move to the new email. Otherwise they stay in the account with the old one.',
  conflict:
    'Someone else has changed this student in the meantime. Their changes are filled in, and what you typed is kept. Check everything and save again.',
  saving: 'Saving...',
  saved: 'Student saved.',
  issue: 'Issue certificate',
  certificates: 'Certificates',
  noCertificates: 'No certificate has been created for this student yet.',
  otherName: (count: string, name: string) =>
    `${certificates(count)} ${count === '1' ? 'has' : 'have'} a name other than ${name}`,
  otherNameText: 'Certificates keep what was signed. Where it matters, issue a correction with the new name.',
  correct: 'Issue a correction',
  correctOf: (title: string) => `Issue a correction of ${title}`,
  history: 'History',
  historyFailed: 'The history could not be loaded.',
  noHistory: 'Nothing has been recorded about this student yet.',
  earlier: 'Show earlier entries',
  bySystem: 'Credenza',
  account: 'Account',
  invitation: invitationStates,
  invitedAt: (date: string) => `on ${date}`,
  invitationLead:
    'The invitation contains a link. With it, the student chooses a password or signs in, and finds their certificates.',
  failed: 'Some of it failed. Open “Details” to see why.',
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
      text: 'They leave the list, and you can’t issue certificates to them. Existing certificates stay as they are. You can undo this for 10 minutes, and restore them at any time.',
      running: 'Archiving...',
      done: 'Archived.',
    },
    'export-students': {
      button: 'Export',
      title: (count: string) => (count === '1' ? 'Export 1 student?' : `Export ${count} students?`),
      text: 'You get one file with all details. You can import it again. Download it within a day, from the bar at the bottom of the page.',
      running: 'Exporting...',
      done: 'The file is ready to download.',
    },
    restore: {
      button: 'Restore',
      title: (count: string) => (count === '1' ? 'Restore 1 student?' : `Restore ${count} students?`),
      text: 'They return to the list, and you can issue certificates to them again.',
      running: 'Restoring...',
      done: 'Restored.',
    },
    'edit-students': {
      button: 'Edit',
      title: (count: string) => (count === '1' ? 'Edit 1 student?' : `Edit ${count} students?`),
      text: 'Choose what to change for all of them. Changes apply to this list and to certificates you create from now on. Existing certificates keep what they say. You can undo this for 10 minutes.',
      running: 'Saving...',
      done: 'Saved.',
    },
  },
  cleared: 'Leave it empty to clear it for all of them.',
  exportFormat: 'File type',
  selected: 'Selected students',
  chooseAll: (count: string) => `Select all ${count} that match`,
  shown: 'Which students',
  current: 'Current students',
  onlyArchived: 'Archived students',
} as const
