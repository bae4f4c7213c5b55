import { dialog, press, type Screen, text } from './screen.ts'

/** Screens for several people in one organisation. */
export const colleagueScreens: Screen[] = [
  {
    name: 'inviting a colleague',
    who: 'verifier',
    path: '/verifier/settings?part=colleagues',
    open: press('Invite a colleague'),
    shows: dialog('Invite a colleague'),
  },
  {
    name: 'a key for a directory',
    who: 'verifier',
    path: '/verifier/settings?part=directory',
    open: press('Create key'),
    shows: dialog('Create key'),
  },
  {
    name: 'invitation without its link',
    who: 'nobody',
    path: '/join',
    shows: text('Open this page with the link in your invitation email.'),
  },
  {
    name: 'invitation that ended',
    who: 'nobody',
    path: '/join#token=used-up',
    shows: text('This invitation has expired, or was used or withdrawn. Ask for a new one.'),
  },
]
