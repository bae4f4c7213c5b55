/** Words of an organisation's directory, which sends its people and groups. */
export const directoryTexts = {
  title: 'Directory',
  lead: 'Let your own directory (Microsoft Entra, Okta or another with SCIM 2.0) add and remove colleagues. Enter this address and a key there.',
  address: 'SCIM address',
  copied: 'Copied!',
  newKey: 'Create key',
  keyName: 'Directory',
  keyLead:
    'With this key, your directory sends people and groups. It gives access to nothing else and does not expire. You can revoke it on the Developers page.',
  keyMade: 'Your directory’s key',
  keyNoun: 'key',
  done: 'Done',
  keys: 'Keys for your directory',
  lastUsed: (time: string) => `last used ${time}`,
  unused: 'not used yet',
  groups: 'Groups in your directory',
  noGroups: 'No groups yet. They appear here once your directory has sent them.',
  people: (count: string) => (count === '1' ? '1 person' : `${count} people`),
  role: 'Role of people in the group',
  noRole: 'No role',
  noRoleMay: 'The group gives no access',
  change: 'Change role',
  changeOf: (group: string) => `Change role of ${group}`,
  changeNote:
    'People in the group who are not here yet are invited by email. Anyone left without a role loses access at once.',
  changed: 'Role of the group changed.',
} as const
