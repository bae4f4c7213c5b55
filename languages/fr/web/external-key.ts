import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { externalKeyTexts as english } from '../../../web/src/texts/external-key.ts'

export const externalKeyTexts: Texts<typeof english> = {
  title: 'Clés dans un coffre de clés',
  lead: 'Vos clés peuvent rester dans un module matériel ou un service de clés. Chaque signature y est alors faite, et nous n’avons aucune copie de la clé.',
  stores: {
    pkcs11: 'Module matériel (PKCS #11)',
    'aws-kms': 'AWS KMS',
    'google-kms': 'Google Cloud KMS',
    'azure-key-vault': 'Azure Key Vault',
  },
  current: (label, store) => `Vous signez avec la clé ${label}. Elle se trouve ici : ${store}.`,
  currentForWallets: (label, store) =>
    `Les certificats pour portefeuilles numériques sont signés avec la clé ${label}. Elle se trouve ici : ${store}.`,
  back: 'Pour signer de nouveau avec une clé que nous conservons, remplacez la clé de signature ci-dessus.',
  use: 'Ce que la clé signe',
  uses: { documents: 'Les certificats', wallets: 'Ce qui va dans les portefeuilles numériques' },
  store: 'Coffre de clés',
  label: 'Libellé de la clé',
  labelHint: (prefix, kind) =>
    `Une clé de type ${kind}. Son libellé commence par ${prefix}. Demandez à la personne qui gère le coffre de la créer.`,
  effects: {
    documents: 'Ce qui a été signé avant reste valide. Vous recevez une nouvelle signature numérique.',
    wallets: 'Ce qui a été signé avant reste valide.',
  },
  connect: 'Vérifier et utiliser cette clé',
  connecting: 'Vérification…',
  connected: 'Vous signez maintenant avec cette clé.',
}
