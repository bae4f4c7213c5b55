import { dialog, press, type Screen, text } from './screen.ts'

/** Screens for several people in one organisation. */
export const colleagueScreens: Screen[] = [
  {
    name: 'inviting a colleague',
    who: 'verifier',
    path: '/verifier/settings',
    open: press('Invite a colleague'),
    shows: dialog('Invite a colleague'),
  },
  {
    name: 'invitation without its link',
    who: 'nobody',
    path: '/join',
    shows: text('This page opens from the link in the mail that invited you.'),
  },
  {
    name: 'invitation that ended',
    who: 'nobody',
    path: '/join#token=used-up',
    shows: text('This invitation was used, withdrawn or is too old. Ask for a new one.'),
  },
]
