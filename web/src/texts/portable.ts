/** Words of the file that verifies itself. It holds every language, since nobody knows who will open it. */
export const portableTexts = {
  download: 'Self-checking page (HTML)',
  failed: 'The page could not be created. Try again.',
  title: 'Self-checking certificate',
  noScript: 'This file needs JavaScript to check itself. Turn it on, or check the certificate online.',
  asOf: (when: string) => `As of ${when} (UTC), when this file was made.`,
  altered: {
    title: 'This file was changed',
    text: 'It is no longer exactly as it was made. Do not rely on it: ask for the original, or check the certificate online.',
  },
  unreadable: {
    title: 'This file is damaged',
    text: 'It can no longer be read. This says nothing about the certificate itself. Ask for the file again.',
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
    recorded: 'As reported when the file was made',
  },
  picture: {
    alt: (title: string, name: string) => `Certificate “${title}” of ${name}`,
    caption: 'As drawn by its issuer. The picture is not signed: rely on what is under “What is signed”.',
  },
  limits: {
    title: 'What this file cannot know',
    later: 'Whether the certificate was revoked, suspended or corrected after the file was made.',
    chain: (host: string) =>
      `Whether the blockchain holds the record. ${host} said so when the file was made.`,
    keys: (host: string) =>
      `Whether the keys below belong to ${host}. They come from this file, and a forged file could name any keys. Compare them with those that ${host} publishes, or check online.`,
    logKey: 'Key of the public log',
    issuerKey: 'Key of the issuer',
    published: 'Published at',
  },
} as const
