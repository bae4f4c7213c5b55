import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { studentTexts as english } from '../../../web/src/texts/student.ts'

export const studentTexts: Texts<typeof english> = {
  list: {
    title: 'Liste des étudiants',
    search: 'Rechercher un étudiant',
    add: '+ Ajouter un étudiant',
    import: 'Importer des étudiants',
    columns: {
      name: 'Nom de l’étudiant',
      universityName: 'Université',
      collegeName: 'Établissement',
      courseName: 'Formation',
      year: 'Année',
      rollNumber: 'Numéro d’étudiant',
      mobileNumber: 'Téléphone mobile',
      email: 'Adresse e-mail',
      walletAddress: 'Adresse du portefeuille',
    },
    wallet: 'adresse du portefeuille',
    walletCopied: 'Adresse du portefeuille copiée !',
    year: 'Année',
    allYears: 'Toutes les années',
    course: 'Formation',
    allCourses: 'Toutes les formations',
  },
  add: {
    title: 'Ajouter un étudiant',
    lead: 'L’étudiant se connecte avec cet e-mail et ce mot de passe.',
    save: 'Enregistrer',
    saving: 'Ajout de l’étudiant…',
    failed: 'L’étudiant n’a pas pu être ajouté',
    optional: 'facultatif',
    fields: {
      name: 'Nom',
      fatherName: 'Nom du père',
      motherName: 'Nom de la mère',
      collegeName: 'Établissement',
      courseName: 'Formation',
      year: 'Année',
      rollNumber: 'Numéro d’étudiant',
      mobileNumber: 'Téléphone mobile',
      dateOfBirth: 'Date de naissance',
      email: 'E-mail',
      password: 'Mot de passe',
    },
  },
}
