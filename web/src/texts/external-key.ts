export const externalKeyTexts = {
  title: 'Keys in a key store',
  lead: 'Your keys can stay in a hardware module or a key service. Every signature is then made there, and we have no copy of the key.',
  stores: {
    pkcs11: 'Hardware module (PKCS #11)',
    'aws-kms': 'AWS KMS',
    'google-kms': 'Google Cloud KMS',
    'azure-key-vault': 'Azure Key Vault',
  },
  current: (label: string, store: string) =>
    `You sign with the key ${label}. It is in this key store: ${store}.`,
  currentForWallets: (label: string, store: string) =>
    `Certificates for digital wallets are signed with the key ${label}, kept in ${store}.`,
  back: 'To go back to a key that we keep, replace the signing key above.',
  use: 'What the key signs',
  uses: { documents: 'Certificates', wallets: 'What goes into digital wallets' },
  store: 'Key store',
  label: 'Label of the key',
  labelHint: (prefix: string, kind: string) =>
    `The key must be ${kind}, and its label must begin with ${prefix}. Ask the people who run the key store to create it.`,
  effects: {
    documents: 'What was signed before stays valid. You get a new digital signature.',
    wallets: 'What was signed before stays valid.',
  },
  connect: 'Check and use this key',
  connecting: 'Checking...',
  connected: 'You now sign with this key.',
}
