import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { uploadTexts as english } from '../../../web/src/texts/upload.ts'

export const uploadTexts: Texts<typeof english> = {
  open: 'Importer un certificat',
  title: 'Importer un certificat',
  lead: 'Un certificat papier ou en fichier : pdf, jpg ou png, moins de 2 Mo. L’émetteur que vous indiquez le contrôle et le signe, puis un vérificateur décide.',
  issuer: 'Émetteur',
  type: 'Type de certificat',
  certificateTitle: 'Titre du certificat',
  date: 'Date d’émission',
  file: 'Fichier du certificat',
  submit: 'Importer',
  running: 'Importation…',
  fileGone: 'Le fichier a été supprimé.',
  loadingFile: 'Chargement du fichier',
  downloadFailed: 'L’image du certificat n’a pas pu être téléchargée.',
  mark: 'Importé par un utilisateur',
  markOwn: 'Importé par vous',
  waitsForIssuer: (issuer) => `En attente d’authentification par ${issuer}.`,
  waitsForVerifier: 'Authentifié par son émetteur. En attente d’un vérificateur.',
  fee: {
    free: 'Le vérificateur ne facture pas de frais.',
    one: (amount) => `Coûte ${amount} si un vérificateur l’accepte, sinon rien.`,
    several: (least, most) =>
      `Coûte de ${least} à ${most}, selon le vérificateur qui l’accepte. Si aucun ne l’accepte, rien.`,
    upTo: (most) =>
      `Coûte jusqu’à ${most}, selon le vérificateur qui l’accepte. Si aucun ne l’accepte, rien.`,
    charged: (amount) => `Coût : ${amount}.`,
  },
  uploaded: 'Fichier importé',
  letter: 'Lettre d’habilitation',
  download: 'Télécharger',
  downloadWhat: (what) => `Télécharger : ${what}`,
  origin: 'Origine',
  origins: {
    all: 'Toutes les origines',
    issuer: 'Créés par nous',
    user: 'Importés par des utilisateurs',
  },
  answer: {
    explanation:
      'Un étudiant a importé ce certificat et vous a indiqué comme émetteur. Contrôlez le fichier et joignez une lettre d’habilitation. L’authentifier, c’est le signer comme l’un des vôtres. La signature est définitive.',
    letter: 'Lettre d’habilitation (LOA)',
    letterHint: 'pdf, jpg ou png, moins de 2 Mo',
  },
}
