/** Words of the file that verifies itself. It holds every language, since nobody knows who will open it. */
export const portableTexts = {
  download: 'Self-checking page (HTML)',
  failed: 'The page could not be made. Try again.',
  title: 'Certificate that checks itself',
  noScript: 'This file checks itself with a script of its own. Let it run, or check the certificate online.',
  asOf: (when: string) => `As of ${when} (UTC), when this file was made.`,
  altered: {
    title: 'This file was changed',
    text: 'It is not to the letter what it was when it was made. Do not rely on it: ask for the original, or check the certificate online.',
  },
  unreadable: {
    title: 'This file is damaged',
    text: 'It cannot be read any more. This says nothing about the certificate: ask for the file again.',
  },
  online: 'Check it online now',
  facts: {
    title: 'What is signed',
    recipient: 'Presented to',
    programme: 'For',
    issuer: 'Issued by',
    date: 'Date of issue',
    until: 'Valid until',
    id: 'Identifier',
    signature: 'Digital signature',
  },
  checks: {
    title: 'What was checked',
    here: 'Checked here',
    recorded: 'As told when the file was made',
  },
  picture: {
    alt: (title: string, name: string) => `Certificate ‘${title}’ of ${name}`,
    caption: 'As its issuer draws it. The picture is not signed: what counts is under ‘What is signed’.',
  },
  limits: {
    title: 'What this file cannot know',
    later: 'Whether the certificate was revoked, suspended or corrected after the file was made.',
    chain: (host: string) =>
      `Whether the blockchain holds the record: that it does is what ${host} said when the file was made.`,
    keys: (host: string) =>
      `Whether the keys below are those of ${host}. This file names them itself, and so could a forged one. Compare them with what ${host} publishes, or check online.`,
    logKey: 'Key of the public log',
    issuerKey: 'Key of the issuer',
    published: 'Published at',
  },
} as const
