import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { historyTexts as english } from '../../../web/src/texts/history.ts'
import { counted } from '../french.ts'

export const historyTexts: Texts<typeof english> = {
  title: 'Chronologie de ce certificat',
  failed: 'La chronologie n’a pas pu être chargée.',
  last: (what) => `Dernier événement : ${what}`,
  kinds: {
    created: 'Créé',
    uploaded: 'Importé par son titulaire',
    corrects: 'Créé pour corriger un certificat antérieur',
    signed: 'Signé par son émetteur',
    stored: 'Document scellé stocké',
    accepted: 'Accepté par un vérificateur',
    declined: 'Refusé par un vérificateur',
    logged: 'Inscrit au journal',
    anchored: 'Enregistré sur la blockchain',
    transferred: 'Transféré vers le portefeuille du titulaire',
    delivered: 'Envoyé par e-mail à son titulaire',
    reminded: 'Rappel d’expiration prochaine envoyé au titulaire',
    suspended: 'Suspendu par son émetteur',
    reinstated: 'Rétabli par son émetteur',
    revoked: 'Révoqué par son émetteur',
    superseded: 'Remplacé par une correction',
  },
  evidence: {
    credential: 'Attestation numérique signée (JSON)',
    credentialFailed: 'L’attestation numérique signée n’a pas pu être téléchargée.',
    document: (cid) => `Document scellé ${cid}`,
    endorsement: 'Acceptation signée (JSON)',
    statement: 'Déclaration signée (JSON)',
    logEntry: (index) => `Entrée ${index} du journal des certificats`,
    proof: 'Preuve d’inclusion (JSON)',
    checkpoint: (size) => `Point de contrôle signé de ${counted(size, 'entrée')}`,
    block: (block, chainId) => `Bloc ${block} de la blockchain ${chainId}`,
    notFinal: '(pas encore définitif)',
    text: 'texte signé',
    copied: 'Texte signé copié !',
  },
}
