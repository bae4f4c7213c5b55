/** Words about a signing key that stays in a key store. */
export const externalKeyTexts = {
  title: 'Signing key in a key store',
  lead: 'Your signing key can stay in a hardware module or a key service. Every signature is then made there, and we have no copy of the key.',
  stores: {
    pkcs11: 'Hardware module (PKCS #11)',
    'aws-kms': 'AWS KMS',
    'google-kms': 'Google Cloud KMS',
  },
  current: (label: string, store: string) =>
    `You sign with the key ${label}. It is in this key store: ${store}.`,
  back: 'To go back to a key that we keep, replace the signing key above.',
  store: 'Key store',
  label: 'Label of the key',
  labelHint: (prefix: string) =>
    `An Ed25519 key. Its label begins with ${prefix}. Ask the people who run the key store to create it.`,
  effects: 'What was signed before stays valid. You get a new digital signature.',
  connect: 'Check and use this key',
  connecting: 'Checking...',
  connected: 'You now sign with this key.',
}
