import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { issuerHelp as english } from '../../../web/src/texts/help-issuer.ts'
import { organisationHelp } from './help-organisation.ts'

export const issuerHelp: Texts<typeof english> = {
  '/issuer': {
    about: 'Ce qui demande votre attention, vos totaux et le bilan des douze derniers mois.',
    tasks: [
      {
        what: 'Créer des certificats',
        how: 'Appuyez sur « + Créer un certificat », choisissez un type et des destinataires, et contrôlez l’aperçu. Vous pouvez annuler pendant dix minutes.',
      },
      {
        what: 'Ajouter des étudiants',
        how: 'Appuyez sur « + Ajouter un étudiant » pour un seul étudiant. Pour toute une liste, ouvrez « Étudiants » et importez une feuille de calcul.',
      },
      {
        what: 'Traiter ce qui demande votre attention',
        how: 'Chaque ligne sous « À traiter » vous mène à la page où vous pouvez agir.',
      },
    ],
  },
  '/issuer/timeline': {
    about: 'Vos certificats, groupés par année.',
    tasks: [
      { what: 'Voir les certificats d’une année', how: 'Ouvrez l’année.' },
      {
        what: 'Créer des certificats',
        how: 'Appuyez sur « Créer un certificat », puis choisissez un type et des destinataires.',
      },
    ],
  },
  '/issuer/certificates': {
    about: 'Tous les certificats que vous avez créés, et où en est chacun.',
    tasks: [
      { what: 'Trouver des certificats', how: 'Cherchez, ou filtrez par année, catégorie et statut.' },
      {
        what: 'Signer des certificats',
        how: 'Sélectionnez ceux qui ne sont pas encore signés, appuyez sur « Signer » et saisissez la signature numérique de votre organisation. La signature est définitive.',
      },
      {
        what: 'Envoyer, exporter ou révoquer plusieurs certificats',
        how: 'Sélectionnez des lignes, puis choisissez une action. Vous pouvez aussi sélectionner tous les résultats de votre recherche.',
      },
      {
        what: 'Corriger un certificat',
        how: 'Ouvrez-le et choisissez « Corriger ». Le certificat corrigé le remplace sous le même lien.',
      },
    ],
  },
  '/issuer/details/:id?': {
    about: 'Les certificats d’une année, et où en est chacun.',
    tasks: [
      { what: 'Trouver des certificats', how: 'Cherchez, ou filtrez par catégorie et statut.' },
      {
        what: 'Signer, envoyer ou exporter plusieurs certificats',
        how: 'Sélectionnez des lignes, puis choisissez une action. Vous pouvez aussi sélectionner tous les résultats de votre recherche.',
      },
    ],
  },
  '/issuer/student-info': {
    about: 'Les personnes pour qui vous émettez des certificats.',
    tasks: [
      {
        what: 'Importer une liste',
        how: 'Appuyez sur « Importer des étudiants » et déposez une feuille de calcul. Vous voyez comment elle est lue avant tout ajout.',
      },
      {
        what: 'Inviter des étudiants',
        how: 'Sélectionnez des lignes et appuyez sur « Inviter ». Chaque étudiant reçoit un e-mail avec un lien vers son compte.',
      },
      {
        what: 'Archiver les étudiants partis',
        how: 'Sélectionnez des lignes et appuyez sur « Archiver ». Leurs certificats restent inchangés, et vous pouvez restaurer les étudiants à tout moment.',
      },
      {
        what: 'En modifier plusieurs à la fois',
        how: 'Sélectionnez des lignes et appuyez sur « Modifier ». Choisissez ce qui change pour tous ; vous pouvez annuler pendant dix minutes.',
      },
    ],
  },
  '/issuer/student-info/:studentId': {
    about: 'Un étudiant : informations, compte, certificats et historique.',
    tasks: [
      {
        what: 'Émettre un certificat pour cet étudiant',
        how: 'Appuyez sur « Émettre un certificat ».',
      },
      {
        what: 'Modifier ses informations',
        how: 'Appuyez sur « Modifier ». Les certificats existants gardent ce qui a été signé ; si nécessaire, émettez une correction.',
      },
      {
        what: 'Inviter l’étudiant',
        how: 'Appuyez sur « Inviter » sous « Compte ». Vous pouvez envoyer une nouvelle invitation au bout d’un jour.',
      },
    ],
  },
  '/issuer/activity': {
    about: 'Ce que vous avez lancé, où cela en est et ce qui a échoué.',
    tasks: [
      {
        what: 'Annuler',
        how: 'Après avoir créé des certificats ou archivé des étudiants, vous avez dix minutes pour appuyer sur « Annuler ».',
      },
      organisationHelp.failures,
      {
        what: 'Récupérer un fichier exporté',
        how: 'Appuyez sur « Télécharger le fichier » dans sa ligne.',
      },
    ],
  },
  '/issuer/delivery': {
    about: 'Les e-mails qui apportent les certificats à leurs titulaires.',
    tasks: [
      {
        what: 'Renvoyer un e-mail',
        how: 'Dans l’onglet « E-mails », appuyez sur « Renvoyer » dans sa ligne, ou renvoyez tous les échecs.',
      },
      {
        what: 'Modifier le texte des e-mails',
        how: 'Ouvrez « Texte et paramètres », modifiez l’objet et le texte, et contrôlez l’aperçu.',
      },
      {
        what: 'Choisir quand les e-mails partent',
        how: 'Dans « Texte et paramètres », activez ou désactivez les e-mails automatiques et les rappels d’expiration.',
      },
    ],
  },
  '/issuer/requests': {
    about: 'Les étudiants demandent ici des modifications de leurs certificats.',
    tasks: [
      {
        what: 'Répondre à une demande',
        how: 'Appuyez sur « Ouvrir », comparez la modification avec vos dossiers, puis acceptez-la ou refusez-la.',
      },
      {
        what: 'Mettre une correction en vigueur',
        how: 'Accepter une demande crée un certificat corrigé. Ouvrez la correction et signez-la.',
      },
    ],
  },
  '/issuer/approvals/:requestId?': {
    about: 'Ce que vos signataires approuvent avant la signature, et qui l’a approuvé.',
    tasks: [
      {
        what: 'Approuver',
        how: 'Ouvrez une demande, regardez l’aperçu et la liste, puis appuyez sur « Approuver ». Votre second facteur vous est demandé.',
      },
      {
        what: 'Redemander',
        how: 'Si un certificat a changé entre-temps, les approbations données ne comptent plus. Appuyez sur « Redemander » pour le faire approuver tel qu’il est.',
      },
    ],
  },
  '/issuer/developers': {
    about: 'Connectez vos propres systèmes avec des clés d’API et des webhooks.',
    tasks: [
      {
        what: 'Créer une clé d’API',
        how: 'Appuyez sur « Nouvelle clé d’API », choisissez les seules autorisations dont votre programme a besoin, et copiez la clé. Elle n’est affichée qu’une fois.',
      },
      organisationHelp.webhook,
      {
        what: 'Comprendre l’échec d’un message',
        how: 'Ouvrez l’historique des envois du webhook. Vous pouvez y renvoyer des messages.',
      },
    ],
  },
  '/addStudent': {
    about: 'Ajoutez un étudiant à votre liste.',
    tasks: [
      {
        what: 'Ajouter un étudiant',
        how: 'Remplissez le formulaire et appuyez sur « Enregistrer ». L’étudiant se connecte avec cet e-mail et ce mot de passe.',
      },
      {
        what: 'Ajouter de nombreux étudiants',
        how: 'Ouvrez « Étudiants » et appuyez sur « Importer des étudiants ».',
      },
    ],
  },
  '/category-manager': {
    about: 'Les types de certificat proposés au choix. Les vérificateurs fixent leurs tarifs par type.',
    tasks: [
      { what: 'Créer un type', how: 'Saisissez son nom et appuyez sur « Créer ».' },
      {
        what: 'Choisir sa maquette',
        how: 'Choisissez un modèle par défaut dans sa ligne. Les nouveaux certificats de ce type l’utilisent.',
      },
    ],
  },
  '/issuer/templates': {
    about: 'L’apparence de vos certificats.',
    tasks: [
      {
        what: 'Créer un modèle',
        how: 'Appuyez sur « Nouveau modèle » et partez d’une maquette, puis ajoutez votre logo, vos couleurs et vos signataires.',
      },
      {
        what: 'Utiliser un modèle',
        how: 'Faites-en le modèle par défaut d’un type de certificat, ou choisissez-le en créant des certificats.',
      },
      {
        what: 'Archiver un modèle',
        how: 'Appuyez sur « Archiver ». Les certificats créés avec ce modèle gardent leur maquette.',
      },
    ],
  },
  '/issuer/templates/:templateId': {
    about: 'Concevez un modèle. Les certificats gardent la version avec laquelle ils ont été créés.',
    tasks: [
      {
        what: 'Modifier la maquette',
        how: 'Changez les réglages, suivez l’aperçu et appuyez sur « Enregistrer ».',
      },
      {
        what: 'Imprimer des noms et des dates',
        how: 'Insérez dans les textes des champs comme le nom ou la date d’émission. Chaque certificat les remplit.',
      },
      {
        what: 'Revenir à une version antérieure',
        how: 'Ouvrez « Versions » et appuyez sur « Restaurer ».',
      },
    ],
    keys: [
      { keys: ['Ctrl S'], what: 'Enregistrer' },
      { keys: ['Ctrl Z'], what: 'Annuler' },
      { keys: ['Ctrl Shift Z', 'Ctrl Y'], what: 'Rétablir' },
    ],
  },
  '/issuer/balance': {
    about:
      'Ce que les vérificateurs ont facturé pour les certificats qu’ils ont acceptés, et ce que vous avez payé.',
    tasks: [
      {
        what: 'Payer ce que vous devez',
        how: 'Virez le montant sur le compte indiqué sous « Comment payer », avec la référence de paiement.',
      },
      {
        what: 'Vérifier ou conserver un relevé',
        how: 'Choisissez un mois. Chaque ligne indique le titulaire ; téléchargez le mois en CSV ou en PDF.',
      },
    ],
  },
  '/issuer/check': organisationHelp.check,
  '/issuer/audit': organisationHelp.audit,
  '/issuer/ask': organisationHelp.ask,
  '/issuer/settings': {
    about:
      'L’apparence de votre organisation, qui examine ses certificats, et la clé avec laquelle elle signe.',
    tasks: [
      {
        what: 'Changer le nom sur les certificats',
        how: 'Saisissez un nom affiché et enregistrez. Les certificats existants gardent leur nom.',
      },
      {
        what: 'Choisir vos vérificateurs',
        how: 'Sélectionnez-les sous « Vérificateurs ». Si vous n’en choisissez aucun, tous les vérificateurs approuvés voient vos demandes.',
      },
      {
        what: 'Remplacer la clé de signature',
        how: 'Appuyez sur « Remplacer la clé de signature ». Ce que vous avez déjà signé reste valide.',
      },
      {
        what: 'Laisser des cours attribuer des certificats',
        how: 'Sous « Plateformes d’apprentissage », ajoutez Moodle, Canvas ou une autre plateforme et donnez-lui les adresses affichées. Appuyez ensuite sur « Tester », puis sur « Activer ».',
      },
      {
        what: 'Décider de ce que les enseignants proposent',
        how: 'Sous « Plateformes d’apprentissage », appuyez sur « Attribuer » ou « Refuser » à côté du cours.',
      },
      organisationHelp.timeZone,
      organisationHelp.people,
      organisationHelp.taxDetails,
      organisationHelp.approvals,
    ],
  },
  '/certificate/:id': {
    about: organisationHelp.certificate,
    tasks: [
      organisationHelp.download,
      {
        what: 'Prêter un fichier à un vérificateur',
        how: 'Tant qu’une demande attend, choisissez le vérificateur sous « Fichiers pour les vérificateurs », ajoutez un relevé de notes ou une copie de passeport, puis appuyez sur « Ajouter les fichiers ». Personne d’autre ne peut l’ouvrir.',
      },

      {
        what: 'Le corriger, le suspendre ou le révoquer',
        how: 'Choisissez l’action à côté du titre. Vous en voyez les effets avant de confirmer.',
      },
      { what: 'Voir ce que voient les autres', how: 'Appuyez sur « Voir comme les autres ».' },
    ],
  },
}
