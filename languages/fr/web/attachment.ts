import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { attachmentTexts as english } from '../../../web/src/texts/attachment.ts'

export const attachmentTexts: Texts<typeof english> = {
  title: 'Fichiers pour les vérificateurs',
  lead: 'Un relevé de notes, une copie de passeport : seuls votre organisation et le vérificateur que vous choisissez peuvent les ouvrir. Ils ne font pas partie du certificat.',
  received: 'Fichiers de l’émetteur',
  receivedLead: 'Seuls l’émetteur et vous pouvez les ouvrir. Chaque ouverture de votre part est enregistrée.',
  none: 'Aucun fichier pour l’instant. Choisissez un vérificateur et ajoutez ce dont il a besoin pour décider.',
  decided: 'La décision est prise : aucun fichier ne peut plus être ajouté.',
  verifier: 'Vérificateur',
  files: 'Fichiers',
  filesHint: (megabytes, count) =>
    `pdf, jpg ou png, jusqu’à ${megabytes} Mo chacun, ${count} fichiers par vérificateur`,
  tooLarge: (megabytes) => `Un fichier peut avoir jusqu’à ${megabytes} Mo.`,
  add: 'Ajouter les fichiers',
  added: (count) => (count === '1' ? 'Fichier ajouté.' : `${count} fichiers ajoutés.`),
  to: (verifier) => `Pour ${verifier}`,
  open: 'Ouvrir',
  close: 'Fermer',
  openWhat: (name) => `Ouvrir ${name}`,
  closeWhat: (name) => `Fermer ${name}`,
  download: 'Télécharger',
  downloadWhat: (name) => `Télécharger ${name}`,
  downloadFailed: 'Le fichier n’a pas pu être téléchargé.',
  delete: 'Supprimer',
  deleteWhat: (name) => `Supprimer ${name}`,
  deleteTitle: 'Supprimer ce fichier ?',
  deleteText: 'Le vérificateur ne pourra plus l’ouvrir. Cette action est irréversible.',
  deleted: 'Fichier supprimé.',
}
