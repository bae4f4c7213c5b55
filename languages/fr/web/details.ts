import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { detailTexts as english, courseTexts as englishCourses } from '../../../web/src/texts/details.ts'
import { counted } from '../french.ts'

export const detailTexts: Texts<typeof english> = {
  labels: {
    grade: 'Note',
    gpa: 'Moyenne (GPA)',
    honours: 'Mention',
    level: 'Niveau',
    credits: 'Crédits',
    hours: 'Heures',
  },
  custom: 'Autre champ',
  title: 'Note et autres détails (facultatif)',
  lead: 'Ces détails figurent sur chaque certificat de cet envoi.',
  add: 'Ajouter une note, une moyenne, des crédits ou d’autres détails',
  gpaScale: 'Moyenne sur',
  label: (number) => `Champ ${number} : nom`,
  value: (number) => `Champ ${number} : valeur`,
  addField: 'Ajouter un champ',
  pasted: {
    tooMany: (most) =>
      `Pour donner à chaque destinataire son propre titre, sa note ou d’autres détails, choisissez-en au plus ${most}, par exemple ceux d’un seul cursus.`,
    open: 'Donner à chaque destinataire son propre titre, sa note ou d’autres détails',
    title: 'Détails propres à chaque destinataire (facultatif)',
    hint: 'Copiez les lignes de votre feuille de calcul, avec leurs en-têtes, et collez-les ici. Une colonne doit contenir le numéro d’étudiant ou l’e-mail. Une colonne nommée « Titre du certificat » donne à chaque certificat son propre titre. Pour un relevé de notes, donnez à chaque cours d’un étudiant sa propre ligne, avec des colonnes nommées « Code du cours », « Intitulé du cours », « Note », « Crédits » et « Semestre ».',
    roster: 'Prendre les notes finales d’un fichier OneRoster',
    readingRoster: 'Lecture des notes…',
    replaceQuestion: 'Remplacer ces lignes ?',
    replaceText: 'Les notes de l’archive remplacent les lignes qui s’y trouvent.',
    replace: 'Remplacer les lignes',
    label: 'Lignes de votre feuille de calcul',
    matched: (count, total) => `Détails trouvés pour ${count} sur ${counted(total, 'destinataire')}.`,
    nameless:
      'Aucune colonne de numéros d’étudiant ou d’e-mails n’a été trouvée. Copiez aussi les en-têtes, par exemple « Numéro d’étudiant ».',
    strangers: (rows) => `Ces lignes ne concernent aucun destinataire et sont ignorées : ${rows}.`,
    faulty: (row, fields) => `Ligne ${row} : vérifiez ${fields}.`,
    contrary: (earlier, row, fields) =>
      `Les lignes ${earlier} et ${row} concernent le même destinataire, mais diffèrent : ${fields}.`,
    others: 'Afficher aussi ces colonnes sur les certificats',
  },
  removeField: (number) => `Retirer le champ ${number}`,
}

/** Words of the courses that a certificate lists. */
export const courseTexts: Texts<typeof englishCourses> = {
  title: 'Cours (facultatif)',
  add: 'Ajouter un cours',
  course: 'Cours',
  subject: (number) => `Cours ${number} : nom`,
  grade: (number) => `Cours ${number} : note`,
  credits: (number) => `Cours ${number} : crédits`,
  remove: (number) => `Retirer le cours ${number}`,
}
