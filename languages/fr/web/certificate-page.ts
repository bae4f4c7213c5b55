import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { certificatePageTexts as english } from '../../../web/src/texts/certificate-page.ts'

export const certificatePageTexts: Texts<typeof english> = {
  detail: {
    title: 'Certificat',
    loadError: 'Erreur lors du chargement du certificat',
    fetchFailed: 'Le certificat n’a pas pu être chargé.',
    notFound: 'Aucun certificat ne correspond à cet identifiant.',
    status: 'Statut',
    type: 'Type de certificat',
    reason: 'Motif',
    ipfs: 'Lien IPFS',
    recipient: 'Destinataire',
    wallet: 'Adresse du portefeuille',
    number: 'Numéro du certificat',
    minted: 'Un NFT a été créé pour ce certificat',
    hash: 'identifiant de transaction',
    hashCopied: 'Identifiant de transaction copié !',
    uriCopied: 'Lien du document copié !',
    uri: 'lien du document',
    share: 'Partager',
    again: 'En émettre un nouveau',
    shareHint: 'Copie un lien. Toute personne qui l’ouvre voit le certificat en entier.',
    shared: 'Lien copié. Toute personne qui l’ouvre peut vérifier le certificat en entier.',
    check: 'Voir comme les autres',
    validUntil: 'Valable jusqu’au',
    download: {
      button: 'Télécharger',
      pdf: 'PDF signé',
      png: 'Image (PNG)',
      json: 'Attestation numérique signée (JSON)',
      failed: 'L’image du certificat n’a pas pu être téléchargée.',
    },
  },
  standing: {
    superseded: 'Un certificat corrigé a remplacé celui-ci.',
    toSuccessor: 'Ouvrir le certificat corrigé',
    revoked: (when) => `Révoqué le ${when}`,
    suspended: (when) => `Suspendu depuis le ${when}`,
    expired: (when) => `Expiré : il était valable jusqu’au ${when}`,
  },
}
