/** Small pages that a learning platform such as Moodle shows inside its own. */
export const learning = {
  open: {
    title: 'Credenza',
    says: 'For your safety, Credenza does not open inside other pages.',
    button: 'Open Credenza in a new tab',
  },
  registered: {
    title: 'Credenza is registered',
    says: 'You can close this window. An owner or manager of your organisation now tests the connection in Credenza and switches it on.',
  },
  back: {
    title: 'Back to your course',
    says: 'Your choice is on its way back to the course.',
    button: 'Go back to the course',
  },
}
