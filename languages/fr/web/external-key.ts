import type { Texts } from '../../../web/src/lib/texts.ts'
import type { externalKeyTexts as english } from '../../../web/src/texts/external-key.ts'

export const externalKeyTexts: Texts<typeof english> = {
  title: 'Clé de signature dans un coffre de clés',
  lead: 'Votre clé de signature peut rester dans un module matériel ou un service de clés. Chaque signature y est alors faite, et nous n’avons aucune copie de la clé.',
  stores: {
    pkcs11: 'Module matériel (PKCS #11)',
    'aws-kms': 'AWS KMS',
    'google-kms': 'Google Cloud KMS',
  },
  current: (label, store) => `Vous signez avec la clé ${label}. Elle se trouve ici : ${store}.`,
  back: 'Pour signer de nouveau avec une clé que nous conservons, remplacez la clé de signature ci-dessus.',
  store: 'Coffre de clés',
  label: 'Libellé de la clé',
  labelHint: (prefix) =>
    `Une clé Ed25519. Son libellé commence par ${prefix}. Demandez à la personne qui gère le coffre de la créer.`,
  effects: 'Ce qui a été signé avant reste valide. Vous recevez une nouvelle signature numérique.',
  connect: 'Vérifier et utiliser cette clé',
  connecting: 'Vérification…',
  connected: 'Vous signez maintenant avec cette clé.',
}
