import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { verifierHelp as english } from '../../../web/src/texts/help-verifier.ts'
import { organisationHelp } from './help-organisation.ts'

const keys = [
  { keys: ['J'], what: 'Demande suivante' },
  { keys: ['K'], what: 'Demande précédente' },
  { keys: ['A'], what: 'Accepter' },
  { keys: ['R'], what: 'Refuser' },
] as const

export const verifierHelp: Texts<typeof english> = {
  '/verifier': {
    about: 'Les certificats des émetteurs qui attendent votre décision.',
    tasks: [
      {
        what: 'Décider d’un certificat',
        how: 'Appuyez sur « Voir » pour le lire, puis sur « Accepter » ou « Refuser ». L’émetteur et l’étudiant voient le motif de votre refus.',
      },
      {
        what: 'Décider de plusieurs à la fois',
        how: 'Sélectionnez des lignes, ou toutes les demandes en attente de votre recherche, et décidez-en en une seule fois.',
      },
      {
        what: 'Partager le travail',
        how: 'Attribuez des demandes à des collègues, et laissez des commentaires que seule votre organisation voit.',
      },
      {
        what: 'Ouvrir les fichiers de l’émetteur',
        how: 'Appuyez sur « Voir ». Les fichiers que l’émetteur vous a prêtés figurent sous « Fichiers de l’émetteur », et chaque ouverture est enregistrée.',
      },
    ],
    keys,
  },
  '/verifier/user-request': {
    about: 'Les certificats que des étudiants ont importés et dont leurs émetteurs se sont portés garants.',
    tasks: [
      {
        what: 'Contrôler un certificat importé',
        how: 'Appuyez sur « Voir » pour afficher le fichier de l’étudiant à côté de la lettre d’habilitation de l’émetteur.',
      },
      {
        what: 'Décider',
        how: 'Appuyez sur « Accepter » ou « Refuser ». Un refus exige un motif.',
      },
    ],
    keys,
  },
  '/verifier/fees-allocation': {
    about: 'Ce que vous facturez pour chaque certificat que vous acceptez, et ce que vous avez gagné.',
    tasks: [
      {
        what: 'Fixer un tarif',
        how: 'Choisissez un type de certificat, saisissez le montant en dirhams et appuyez sur « Ajouter le tarif ».',
      },
      {
        what: 'Prévoir un nouveau tarif',
        how: 'Choisissez le jour où il commence. Les demandes déjà en attente gardent leur prix.',
      },
      {
        what: 'Consulter vos gains',
        how: 'Choisissez un mois sous « Relevé », et téléchargez-le en CSV ou en PDF.',
      },
    ],
  },
  '/verifier/activity': {
    about: 'Les décisions sur plusieurs demandes à la fois : où elles en sont, et ce qui a échoué.',
    tasks: [organisationHelp.failures],
  },
  '/verifier/developers': {
    about: 'Laissez vos propres systèmes vérifier des certificats, avec une clé d’API.',
    tasks: [
      {
        what: 'Créer une clé d’API',
        how: 'Appuyez sur « Nouvelle clé d’API », nommez le programme qui l’utilise, et copiez la clé. Elle n’est affichée qu’une fois.',
      },
      {
        what: 'Révoquer une clé',
        how: 'Appuyez sur « Révoquer » dans sa ligne. Les programmes qui l’utilisent cessent aussitôt de fonctionner.',
      },
      organisationHelp.webhook,
    ],
  },
  '/verifier/check': organisationHelp.check,
  '/verifier/audit': organisationHelp.audit,
  '/verifier/ask': organisationHelp.ask,
  '/verifier/settings': {
    about: 'L’apparence de votre organisation, et la clé qui signe ses décisions.',
    tasks: [
      {
        what: 'Changer votre nom',
        how: 'Saisissez un nom affiché et enregistrez. Vos décisions le porteront dès lors.',
      },
      {
        what: 'Remplacer la clé de signature',
        how: 'Appuyez sur « Remplacer la clé de signature ». Les décisions antérieures restent valides.',
      },
      organisationHelp.timeZone,
      organisationHelp.people,
      organisationHelp.taxDetails,
    ],
  },
  '/certificate/:id': {
    about: organisationHelp.certificate,
    tasks: [
      {
        what: 'Vérifier ses preuves',
        how: 'Ouvrez une entrée de sa chronologie pour voir ce qui a été signé et enregistré.',
      },
      organisationHelp.download,
    ],
  },
}
