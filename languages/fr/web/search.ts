import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { searchTexts as english } from '../../../web/src/texts/search.ts'

export const searchTexts: Texts<typeof english> = {
  open: 'Rechercher',
  shortcut: 'Ctrl K',
  title: 'Recherche et commandes',
  placeholder: {
    issuer: 'Trouver un certificat, un étudiant, une page…',
    verifier: 'Trouver une demande, une page…',
    student: 'Trouver un certificat, une page…',
    admin: 'Trouver une organisation, une personne, une page…',
  },
  acts: 'Actions',
  pages: 'Aller à',
  createCertificate: 'Créer un certificat',
  addStudent: 'Ajouter un étudiant',
  newTemplate: 'Créer un modèle',
  verify: 'Vérifier un certificat',
  certificates: 'Certificats',
  students: 'Étudiants',
  issuerRequests: 'Demandes des émetteurs',
  userRequests: 'Demandes des utilisateurs',
  organisations: 'Organisations',
  people: 'Personnes',
  nothing: 'Aucun résultat',
  failed: 'La recherche a échoué. Réessayez dans un instant.',
  showAll: (count) => `Tout afficher (${count})`,
}
