import type { Twin } from '@credenza/schema/sentences/sentence'
import type { student as english } from '@credenza/schema/sentences/student'
import { words } from '../field-names.ts'
import { plural } from '../french.ts'
import { messages } from '../messages.ts'

export const student: Twin<typeof english> = {
  'not_found.student': 'Étudiant introuvable.',
  'already_exists.student_email': 'Un étudiant avec cet e-mail existe déjà.',
  'already_exists.roll_number': 'Un étudiant avec ce numéro existe déjà.',
  'already_exists.roll_number_of': ({ name, email }) =>
    `Ce numéro d’étudiant est déjà utilisé : ${name}, ${email}.`,
  student_changed:
    'Quelqu’un d’autre a modifié cet étudiant entre-temps. Vérifiez ses modifications, puis enregistrez à nouveau.',
  student_archived: 'Cet étudiant est archivé. Restaurez-le d’abord.',
  student_erased:
    'Cette personne a effacé son compte. Si vous émettez un autre certificat à son nom, elle en recevra un nouveau.',
  student_in_use: 'A des certificats.',
  'student_in_use.course': 'Proposé pour un certificat dans un cours.',
  'student_in_use.changed': 'Modifié, invité ou archivé depuis.',
  'student_in_use.named_again': 'Nommé depuis par une autre liste ou un programme, ou déplacé.',
  'student_in_use.signed_in': 'Connexion au compte depuis.',
  'student_in_use.held': 'Données sous conservation légale.',
  invited_recently: 'Cet étudiant a été invité il y a moins d’un jour. Réessayez demain.',
  'invalid.email_repeated': ({ row }) => `La ligne ${row} contient le même e-mail.`,
  'invalid.roll_number_repeated': ({ row }) => `La ligne ${row} contient le même numéro d’étudiant.`,

  'not_found.import': 'Importation introuvable.',
  import_not_ready: 'La lecture de cette liste est en cours. Réessayez dans un instant.',
  'import_not_ready.started': 'Cette importation a déjà commencé.',
  'import_not_ready.others':
    'Une autre liste est en cours d’importation. Réessayez une fois qu’elle est terminée.',
  'import_not_ready.undoing':
    'Une importation est en cours d’annulation. Réessayez une fois que c’est terminé.',
  'invalid.file_needed': messages.selectFile,
  'invalid.columns_missing': ({ fields }) =>
    `Il manque ces colonnes : ${fields.map(words).join(', ')}. Téléchargez l’exemple pour les voir toutes.`,
  'invalid.columns_shared': 'Choisissez une colonne différente de la feuille pour chaque champ.',
  'invalid.list_place': 'Choisissez une feuille et une ligne de ce fichier.',
  'invalid.cell_error': 'La formule de cette cellule a échoué. Corrigez-la dans votre feuille de calcul.',
  'invalid.digits_lost':
    'Ce nombre a perdu ses derniers chiffres, comme dans 8.01E+14. Mettez la colonne au format texte et saisissez-le à nouveau.',
  'invalid.several_phones': 'Cette cellule contient plusieurs numéros de téléphone. N’en gardez qu’un.',
  'invalid.no_such_date': 'Cette date n’existe pas avec l’ordre du jour et du mois choisi pour cette liste.',
  'invalid.hijri_date':
    'Cette date semble être du calendrier hégirien. Écrivez la date grégorienne, par exemple 30/06/2025.',
  'invalid.date_order_needed': 'Indiquez si le jour ou le mois vient en premier.',
  'invalid.dates_unsettled':
    'Une date comme 03/04/2000 peut se lire de deux façons. Écrivez-la 2000-04-03, ou indiquez dans « Importation de données » si le jour ou le mois vient en premier.',
  'invalid.sheet_empty': 'Le fichier est vide. Téléchargez l’exemple pour voir les colonnes.',
  'invalid.sheet_slow':
    'La lecture de cette feuille de calcul a pris trop de temps. Divisez-la en plusieurs fichiers.',
  'invalid.sheet_damaged':
    'Cette feuille de calcul est endommagée. Ouvrez-la dans votre tableur, enregistrez-la à nouveau et choisissez le nouveau fichier.',
  'invalid.sheet_quotation': ({ row }) =>
    `Un guillemet n’est pas fermé après la ligne ${row}. Corrigez-le et réessayez.`,
  'invalid.sheet_locked':
    'Cette feuille de calcul est protégée par un mot de passe. Retirez-le et choisissez à nouveau le fichier.',
  'invalid.sheet_roster_delta':
    'Ce fichier OneRoster ne contient que des changements (delta). Exportez tout (bulk) et choisissez le nouveau fichier.',
  'invalid.sheet_roster_version':
    'Ce fichier OneRoster n’est ni en version 1.1 ni en version 1.2. Exportez-le dans l’une d’elles et choisissez le nouveau fichier.',
  'invalid.sheet_roster_users':
    'Ce fichier OneRoster n’a pas la liste de toutes ses personnes (users.csv, bulk). Exportez-le avec cette liste et choisissez le nouveau fichier.',
  'invalid.sheet_roster_grades':
    'Aucune note finale trouvée. Il faut un fichier OneRoster avec results.csv, où chaque classe a un seul résultat, ou un résultat appelé note finale (Final Grade).',
  'invalid.sheet_roster_column': ({ file, column }) =>
    `Dans ce fichier OneRoster, ${file} n’a pas de colonne ${column}. Exportez-le à nouveau et choisissez le nouveau fichier.`,
  'unsupported_type.sheet':
    'Ce fichier n’est pas une feuille de calcul. Enregistrez-le au format .xlsx, .xls ou .csv et choisissez-le à nouveau.',
  'too_large.sheet':
    'Cette feuille de calcul est trop volumineuse. Gardez une seule feuille simple, ou divisez-la en plusieurs fichiers.',
  'too_large.sheet_bytes': ({ bytes }) => `Le fichier dépasse ${bytes} octets`,
  'too_large.sheet_rows': ({ max }) =>
    `Cette feuille de calcul compte plus de ${max.toLocaleString('fr')} ${plural(max, 'ligne')}. Divisez-la en plusieurs fichiers.`,
  'too_large.sheet_row': ({ row }) =>
    `La ligne ${row} est trop volumineuse. Retirez tout ce qui ne concerne pas l’étudiant.`,

  wallet_in_use:
    'Un certificat a été transféré vers votre portefeuille : vous devez donc conserver ce portefeuille.',
  'invalid.signature_of_another':
    'Cette signature ne correspond ni à ce message ni à ce portefeuille. Signez à nouveau le message.',
  'invalid.message_outdated': 'Ce message a expiré. Demandez-en un nouveau et signez-le.',
}
