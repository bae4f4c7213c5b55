import type { SecurityEvent } from '@credenza/schema'

type Kind = Pick<SecurityEvent['event'], 'category' | 'type'> & { outcome?: 'failure' }

const signIn: Kind = { category: ['authentication'], type: ['start'] }
const person: Kind = { category: ['iam'], type: ['user', 'change'] }
const newPerson: Kind = { category: ['iam'], type: ['user', 'creation'] }
const gonePerson: Kind = { category: ['iam'], type: ['user', 'deletion'] }
const group: Kind = { category: ['iam'], type: ['group', 'change'] }
const setting: Kind = { category: ['configuration'], type: ['change'] }
const newSetting: Kind = { category: ['configuration'], type: ['creation'] }
const goneSetting: Kind = { category: ['configuration'], type: ['deletion'] }
const reading: Kind = { category: ['file'], type: ['access'] }

/**
 * The trail entries that are security events (sign-ins, roles, keys, exports, acts of administrators, erasures), with their ECS
 * names.
 */
export const securityKinds: Record<string, Kind> = {
  'account.signed-in': signIn,
  'account.sign-in-failed': { ...signIn, outcome: 'failure' },
  'account.confirmed': { category: ['authentication'], type: ['info'] },
  'account.recovery-code-used': { category: ['authentication'], type: ['info'] },
  'account.session-ended': { category: ['session'], type: ['end'] },
  'account.application-connected': person,
  'account.application-disconnected': person,
  'account.password-changed': person,
  'account.password-chosen': person,
  'account.password-reset': person,
  'account.passkey-added': person,
  'account.passkey-removed': person,
  'account.totp-added': person,
  'account.totp-removed': person,
  'account.recovery-codes-replaced': person,
  'account.second-factors-forgotten': person,
  'account.provider-connected': person,
  'admin.created': newPerson,
  'admin.invited': newPerson,
  'admin.proposed': setting,
  'admin.confirmed': setting,
  'two-admins.switched-on': newSetting,
  'two-admins.switched-off': goneSetting,
  'colleague.invited': newPerson,
  'colleague.invited-again': newPerson,
  'colleague.invitation-withdrawn': gonePerson,
  'colleague.joined': newPerson,
  'colleague.removed': gonePerson,
  'colleague.role-changed': person,
  'colleague.departments-changed': person,
  'directory.group-mapped': group,
  'single-sign-on.changed': setting,
  'single-sign-on.metadata-read': setting,
  'single-sign-on.tested': { category: ['authentication'], type: ['info'] },
  'single-sign-on.switched': setting,
  'single-sign-on.removed': goneSetting,
  'learning-platform.added': newSetting,
  'learning-platform.registered': setting,
  'learning-platform.changed': setting,
  'learning-platform.tested': setting,
  'learning-platform.switched': setting,
  'learning-platform.removed': goneSetting,
  'account.learning-connected': person,
  'organisation.domain-proven': newSetting,
  'organisation.domain-removed': goneSetting,
  'organisation.host-changed': setting,
  'organisation.mail-sender-changed': setting,
  'organisation.mail-sender-checked': setting,
  'approval.rules-changed': setting,
  'organisation.registered': { category: ['iam'], type: ['group', 'creation'] },
  'organisation.approved': group,
  'organisation.returned': group,
  'organisation.suspended': group,
  'organisation.reinstated': group,
  'organisation.key-rotated': setting,
  'organisation.key-certified': setting,
  'organisation.seal-certified': setting,
  'organisation.seal-key-replaced': setting,
  'organisation.seal-key-compromised': setting,
  'organisation.key-compromised': setting,
  'organisation.file-read': reading,
  'api-key.made': newSetting,
  'api-key.revoked': goneSetting,
  'webhook.added': newSetting,
  'webhook.changed': setting,
  'webhook.deleted': goneSetting,
  'webhook.secret-read': { category: ['configuration'], type: ['access'] },
  'webhook.secret-replaced': setting,
  'master-key.replaced': setting,
  'audit.exported': reading,
  'trail.archived': setting,
  'trail.read-back': setting,
  'batch.file-read': reading,
  'person.data-exported': reading,
  'person.erasure-asked': person,
  'person.erasure-taken-back': person,
  'person.erased': gonePerson,
  'person.documents-erased': { category: ['file'], type: ['deletion'] },
  'hold.set': newSetting,
  'hold.lifted': goneSetting,
  'breach.opened': newSetting,
  'breach.people-added': setting,
  'breach.people-exported': reading,
  'breach.letters-ordered': setting,
  'breach.closed': setting,
  'retention.changed': setting,
  'payment-details.changed': setting,
  'vat.changed': setting,
  'platform-share.changed': setting,
  'settlement.recorded': { category: ['database'], type: ['creation'] },
  'site-page.changed': setting,
  'mail.address-allowed': setting,
}

export const securityActions = Object.keys(securityKinds)
