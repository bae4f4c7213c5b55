import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { importTexts as english } from '../../../web/src/texts/student-import.ts'
import { counted, plural } from '../french.ts'

export const importTexts: Texts<typeof english> = {
  title: 'Importation de données',
  intro:
    'Remplissez l’exemple, ou utilisez votre propre liste avec les mêmes colonnes, ou un fichier OneRoster (.zip).',
  sample: 'Télécharger l’exemple',
  drop: 'Déposez une feuille de calcul ici, ou',
  browse: 'Parcourir les fichiers',
  limits: '.xls, .xlsx, .csv ou .zip OneRoster, jusqu’à 50 Mo',
  submit: 'Envoyer',
  submitting: 'Ajout des étudiants…',
  uploading: 'Envoi de la liste',
  remove: 'Retirer le fichier',
  tooMany: 'Trop de fichiers',
  wrongType: 'Le fichier doit être au format .csv, .xls, .xlsx ou .zip (OneRoster)',
  tooLarge: (bytes) => `Le fichier dépasse ${bytes} octets`,
  tooSmall: (bytes) => `Le fichier fait moins de ${bytes} octets`,

  reading: 'Lecture de la liste. Rien n’est encore enregistré.',
  writing:
    'Ajout des étudiants. Vous pouvez fermer cette fenêtre et quitter la page. L’importation continue.',
  rowsRead: (rows) => counted(rows, 'ligne lue', 'lignes lues'),
  rowsOf: (rows, total) => `${rows} sur ${counted(total, 'ligne')}`,

  matching: 'Certaines colonnes n’ont pas été trouvées. Associez-les aux colonnes de votre liste.',
  noList: 'Aucune liste d’étudiants n’a été trouvée ici. Choisissez sa feuille et la ligne de ses en-têtes.',
  place: {
    title: 'Où se trouve la liste',
    sheet: 'Feuille',
    hidden: (name) => `${name} (masquée)`,
    row: 'En-têtes à la ligne',
    noHeadings: 'Pas d’en-têtes : la liste commence à la première ligne',
    rowText: (row, text) => `${row} : ${text}`,
    foundOn: (sheet, row) => `Trouvée sur la feuille ${sheet}, avec ses en-têtes à la ligne ${row}.`,
    found: (row) => `Trouvée avec ses en-têtes à la ligne ${row}.`,
    unlabelledOn: (sheet) => `Lue sur la feuille ${sheet}, sans en-têtes.`,
    unlabelled: 'Lue sans en-têtes.',
    others: (sheets) =>
      `Ces feuilles ressemblent aussi à des listes : ${sheets}. Pour les importer, envoyez à nouveau le fichier.`,
    notFound: (fields) => `Absents de la liste : ${fields}. Ils restent vides.`,
  },
  doubts: {
    columns: {
      inTab: 'Nous ne sommes pas sûrs de ces colonnes. Vous pouvez en choisir d’autres sous « Colonnes ».',
      below: 'Nous ne sommes pas sûrs de ces colonnes. Vous pouvez en choisir d’autres ci-dessous.',
    },
    list: {
      inTab: 'Nous ne sommes pas sûrs que ce soit la liste. Vérifiez ses premières lignes sous « Colonnes ».',
      below: 'Nous ne sommes pas sûrs que ce soit la liste. Vérifiez ses premières lignes ci-dessous.',
    },
    heading: (heading) => `« ${heading} »`,
    because: {
      cells: (field, heading) =>
        `${field} : d’après ${heading}, mais la plupart de ses cellules semblent être autre chose.`,
      heading: (field, heading) => `${field} : d’après ${heading}, à cause d’un mot de cet en-tête.`,
    },
    rivals: (field, heading, others) => `${field} : d’après ${heading} ; autre choix possible : ${others}.`,
  },
  dates: {
    title: 'Comment les dates sont-elles écrites ?',
    why: (example) =>
      `Une date comme ${example} peut se lire de deux façons, et rien dans la liste n’indique laquelle.`,
    both: (dayFirst, monthFirst) =>
      `${counted(dayFirst, 'date commence', 'dates commencent')} par le jour et ${counted(monthFirst, 'date', 'dates')} par le mois. Choisissez ; les autres sont écartées pour que vous les corrigiez.`,
    needed: 'Choisissez comment les dates sont écrites.',
    'day-first': 'Le jour d’abord : 03/04/2000 est le 3 avril 2000',
    'month-first': 'Le mois d’abord : 03/04/2000 est le 4 mars 2000',
    label: 'Dates',
    column: (count) => `Déduit de ${counted(count, 'date')} de la liste.`,
    heading: 'Déduit de l’en-tête.',
    person: 'Vous l’avez choisi.',
    swapped: (count) =>
      `Le jour et le mois sont peut-être inversés dans ${counted(count, 'date', 'dates')} : aucun jour n’y dépasse 12 et tous les autres sont du texte. Cela arrive quand la liste a été ouverte dans un logiciel réglé sur un autre pays. Comparez avec vos dossiers.`,
  },
  firstRows: {
    title: 'Les premières lignes telles qu’elles seront lues',
    row: 'Ligne',
    empty: 'Il n’y a pas de lignes sous les en-têtes.',
  },
  asides: {
    title: (count) => `Autres lignes (${count})`,
    intro: 'Ces lignes sont ignorées, car elles ne décrivent pas un étudiant.',
    kinds: {
      heading: 'En-têtes',
      total: 'Total',
      note: 'Remarque',
      blank: 'Ligne vide',
      hidden: 'Ligne masquée',
    },
    counts: {
      heading: (count) => `${count} avec des en-têtes`,
      total: (count) => `${count} avec des totaux`,
      note: (count) => `${count} avec des remarques`,
      blank: (count) => counted(count, 'vide'),
    },
    hidden: (count) =>
      `Lignes masquées ignorées : ${count}. Pour les importer, affichez-les dans le tableur, puis choisissez à nouveau le fichier.`,
    kind: 'Nature',
    text: 'Contenu',
  },
  accepted: {
    title: (count) => `Lignes acceptées (${count})`,
    label: 'Lignes acceptées',
    effects: { new: 'Nouveau', changed: 'Modifié', unchanged: 'Déjà présent' },
    effect: 'Importation',
    more: 'Afficher plus de lignes',
    failed: 'Les lignes n’ont pas pu être affichées. Réessayez.',
    again: 'Réessayer',
  },
  notInList: 'Absent de la liste',
  columnNumber: (number) => `Colonne ${number}`,
  example: (value) => `Par exemple : ${value}`,
  needed: (fields) =>
    `Chaque étudiant a besoin de ces informations : ${fields}. Choisissez les colonnes ci-dessus, ou ajoutez ce qui manque à votre liste et envoyez-la à nouveau.`,
  readAgain: 'Lire la liste avec ces colonnes',

  found: 'Ce que contient la liste',
  fresh: (count) => counted(count, 'nouveau', 'nouveaux'),
  created: (count) => counted(count, 'ajouté'),
  changed: (count) => counted(count, 'modifié'),
  updated: (count) => counted(count, 'mis à jour', 'mis à jour'),
  left: (count) => counted(count, 'inchangé'),
  unchanged: (count) => counted(count, 'déjà présent', 'déjà présents'),
  failed: (count) => `${count} en erreur`,
  leftOut: 'Les lignes en erreur sont écartées. Téléchargez-les, corrigez-les et envoyez-les à nouveau.',
  updateExisting: (count) => `Mettre aussi à jour les étudiants modifiés (${count})`,
  updateHint: 'Leurs e-mails, mots de passe et certificats restent inchangés.',
  nothingNew: 'Il n’y a rien à importer.',
  onlyChanges:
    'Aucun étudiant n’est nouveau. Pour mettre à jour ceux qui ont changé, cochez « Mettre aussi à jour les étudiants modifiés ».',
  startWaiting: 'Importer',
  start: (count) => `Importer (${count})`,
  discard: 'Retirer la liste',

  problems: {
    missing: 'Valeurs manquantes',
    invalid: 'Valeurs à corriger',
    repeated: 'Doublons dans la liste',
    taken: 'Numéro d’étudiant déjà utilisé',
    undrawable: 'Noms impossibles à imprimer',
  },
  undrawable:
    'Ces étudiants seront importés, mais ne pourront pas recevoir de certificats tant que leurs noms n’utilisent pas d’autres lettres. Téléchargez-les, corrigez-les et envoyez-les à nouveau.',
  tab: (name, count) => `${name} (${count})`,
  changes: 'Étudiants modifiés',
  columns: 'Colonnes',
  row: 'Ligne',
  column: 'Colonne',
  cell: 'Dans votre liste',
  reason: 'À corriger',
  errors: 'Lignes en erreur',
  student: 'Étudiant',
  differences: 'Ce qui change',
  before: 'avant',
  after: 'après',
  more: (count) =>
    `et ${counted(count, 'autre ligne', 'autres lignes')}. Le téléchargement les contient toutes.`,
  downloadErrors: 'Télécharger les lignes en erreur',
  downloadChanges: 'Télécharger les modifications',
  downloadFailed: 'Le fichier n’a pas pu être téléchargé. Veuillez réessayer.',
  another: 'Envoyer un autre fichier',

  past: 'Listes précédentes',
  open: (file) => `Afficher ${file}`,
  status: {
    matching: 'Colonnes à choisir',
    reviewing: 'Lecture en cours',
    ready: 'Prête à importer',
    waiting: 'Importation en cours',
    running: 'Importation en cours',
    done: 'Importée',
    failed: 'Non importée',
  },
  show: 'Afficher',
  showAdded: (count) =>
    count === '1' ? 'Afficher l’étudiant ajouté' : `Afficher les ${counted(count, 'étudiant')} ajoutés`,
  noneLeft: 'Aucun des étudiants ajoutés ne figure plus dans votre liste.',
  addedBy: (file) => `Ajoutés par ${file}`,
  addedByOne: 'Ajoutés par une liste',
  showAll: (filter) => `${filter} : retirer ce filtre`,
  undo: {
    within: (file, left) => `Annuler l’importation de ${file}, possible pendant ${left}`,
    title: 'Annuler cette importation ?',
    counting: 'Comptage…',
    all: (count) =>
      count === '1'
        ? 'L’étudiant qu’elle a ajouté sera supprimé.'
        : `Les ${counted(count, 'étudiant')} qu’elle a ajoutés seront tous supprimés.`,
    some: (count, total) =>
      `Sur les ${counted(total, 'étudiant')} qu’elle a ajoutés, ${count} ${plural(count, 'sera supprimé', 'seront supprimés')}.`,
    none: 'Rien ne peut être annulé : tous les étudiants qu’elle a ajoutés sont utilisés.',
    stay: (count, why) => `${count} ${plural(count, 'reste', 'restent')} : ${why}`,
    updated: (count) =>
      count === '1'
        ? '1 étudiant a seulement été mis à jour et reste tel quel.'
        : `${counted(count, 'étudiant')} ont seulement été mis à jour et restent tels quels.`,
    afterwards:
      'Les étudiants supprimés ne pourront pas être restaurés, mais vous pourrez importer une liste à nouveau.',
    done: 'Importation annulée.',
  },
}
