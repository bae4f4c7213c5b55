import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { teamTexts as english } from '../../../web/src/texts/team.ts'

export const teamTexts: Texts<typeof english> = {
  assignee: 'किसे असाइन किया गया',
  anyAssignee: 'किसी को भी असाइन',
  me: 'मुझे',
  nobody: 'किसी को नहीं',
  assignMany: (count) => `${count} असाइन करें`,
  assignToMe: 'मुझे असाइन करें',
  assigned: (name) => `${name} को असाइन किया गया।`,
  unassigned: 'असाइनमेंट हटाया गया।',
  isOf: (name) => `${name} को असाइन किया गया`,
  hasNotes: (count) => `${count} नोट`,
  notes: 'नोट',
  notesLead: 'ये सिर्फ़ आपकी संस्था को दिखते हैं।',
  noNotes: 'अभी कोई नोट नहीं है।',
  note: 'नया नोट',
  add: 'नोट जोड़ें',
  added: 'नोट जोड़ा गया।',
  delete: 'मिटाएँ',
  deleteAt: (time) => `${time} का अपना नोट मिटाएँ`,
  deleted: 'नोट मिटा दिया गया।',
}
