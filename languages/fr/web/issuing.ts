import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { issuingTexts as english } from '../../../web/src/texts/issuing.ts'

export const issuingTexts: Texts<typeof english> = {
  dashboard: {
    greeting: (name) => `Bienvenue, ${name}`,
    title: 'Tableau de bord',
    wallet: 'Adresse du portefeuille',
    totalCertificates: 'Total des certificats',
    totalStudents: 'Total des étudiants',
    loading: '…',
    error: 'Erreur',
    createCertificate: '+ Créer un certificat',
    addStudent: '+ Ajouter un étudiant',
    gateHint: 'Disponible dès qu’un administrateur aura approuvé votre organisation.',
    certificatesOf: (year) => `Certificats de ${year}`,
    years: 'Années',
  },
  details: {
    allTitle: 'Certificats',
    year: 'Année',
    allYears: 'Toutes les années',
    title: (year) => `Certificats de ${year}`,
    category: 'Catégorie',
    allCategories: 'Toutes les catégories',
    search: 'Rechercher un certificat',
    status: 'Statut',
    allStatuses: 'Tous les statuts',
  },
}
