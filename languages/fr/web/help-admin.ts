import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { adminHelp as english } from '../../../web/src/texts/help-admin.ts'

export const adminHelp: Texts<typeof english> = {
  '/admin': {
    about:
      'Les émetteurs et les vérificateurs de cette plateforme. Ils peuvent commencer une fois approuvés.',
    tasks: [
      {
        what: 'Examiner un dossier',
        how: 'Appuyez sur « Examiner », lisez les documents, puis approuvez l’organisation ou retournez le dossier avec un motif.',
      },
      {
        what: 'Trouver une organisation',
        how: 'Faites une recherche, ou affichez celles d’un autre statut.',
      },
    ],
  },
  '/admin/organisations/:id': {
    about: 'Une organisation : ce qu’elle a soumis, ses documents, ses clés et son historique.',
    tasks: [
      {
        what: 'Décider d’un dossier',
        how: 'Comparez les documents aux informations, puis approuvez ou retournez. Votre motif est envoyé par e-mail à l’organisation.',
      },
      {
        what: 'Arrêter une organisation',
        how: 'Appuyez sur « Suspendre ». Ses certificats restent vérifiables, et vous pouvez la rétablir à tout moment.',
      },
    ],
  },
  '/admin/balances': {
    about: 'Ce que les vérificateurs ont gagné, et ce que doivent les émetteurs et les étudiants.',
    tasks: [
      {
        what: 'Enregistrer un paiement',
        how: 'Trouvez la partie par son nom ou sa référence de paiement et appuyez sur « Enregistrer un règlement ». C’est définitif.',
      },
      {
        what: 'Indiquer où payer',
        how: 'Appuyez sur « Compte bancaire ». Toute personne qui doit des frais voit ce compte.',
      },
      {
        what: 'Enregistrer un relevé bancaire',
        how: 'Appuyez sur « Relevé bancaire » et choisissez le fichier. Vous voyez chaque paiement avant son enregistrement.',
      },
      {
        what: 'Appliquer la TVA',
        how: 'Appuyez sur « TVA » et choisissez le régime des frais. Il s’applique aux frais facturés à partir de ce moment.',
      },
    ],
  },
  '/admin/balances/:id': {
    about: 'Les frais et les paiements d’une partie, mois par mois.',
    tasks: [
      {
        what: 'Vérifier ou conserver un mois',
        how: 'Choisissez le mois, puis téléchargez le relevé en CSV ou en PDF.',
      },
    ],
  },
  '/admin/people': {
    about: 'Toutes les personnes qui peuvent se connecter.',
    tasks: [
      {
        what: 'Trouver une personne',
        how: 'Cherchez un nom, un e-mail ou une organisation, ou choisissez un rôle.',
      },
      {
        what: 'Voir ce qu’une personne a fait',
        how: 'Ouvrez la piste d’audit au bout de la ligne de cette personne.',
      },
      {
        what: 'Exiger deux administrateurs',
        how: 'Appuyez sur « Exiger deux administrateurs » sous la liste. Les actions graves attendent alors un second administrateur.',
      },
    ],
  },
  '/admin/audit': {
    about:
      'Qui a fait quoi, et quand. Les entrées sont chaînées : toute modification de l’une d’elles se verrait.',
    tasks: [
      { what: 'Trouver une entrée', how: 'Cherchez, ou filtrez par personne, action, piste et jour.' },
      { what: 'Conserver le résultat', how: 'Appuyez sur « Exporter en CSV ».' },
      {
        what: 'Vérifier que rien n’a changé',
        how: 'Appuyez sur « Contrôler à nouveau ». Chaque entrée de chaque piste est recalculée.',
      },
    ],
  },
  '/admin/witnesses': {
    about: 'Qui d’autre signe nos journaux, pour que personne ne puisse en montrer deux versions.',
    tasks: [
      { what: 'Ajouter un témoin', how: 'Indiquez-le dans le réglage WITNESSES.' },
      {
        what: 'Être témoin d’un autre journal',
        how: 'Indiquez-le dans le réglage WITNESS_FOR, et donnez à son exploitant la clé et l’adresse de cette page.',
      },
    ],
  },
  '/admin/health': {
    about: 'L’état de chaque partie de la plateforme, contrôlé toutes les 15 secondes.',
    tasks: [
      {
        what: 'Trouver ce qui ne va pas',
        how: 'Cherchez un élément à surveiller ou en panne. Il indique ce qui manque.',
      },
      {
        what: 'Renvoyer des e-mails',
        how: 'Une fois la cause corrigée, appuyez sur « Réessayer maintenant » au-dessus des e-mails en attente et en échec.',
      },
    ],
  },
  '/admin/data-protection': {
    about:
      'Ce qui est fait des données personnelles, pour combien de temps, et ce qui ne doit pas être supprimé.',
    tasks: [
      {
        what: 'Conserver des données pour un tribunal',
        how: 'Appuyez sur « Imposer une conservation » et cherchez la personne ou l’organisation par son nom ou son e-mail.',
      },
      {
        what: 'Montrer le registre à une autorité',
        how: 'Appuyez sur « Imprimer » ou « Exporter en JSON ».',
      },
    ],
  },
  '/admin/breaches': {
    about: 'Les violations de données personnelles : qui est concerné et qui a été prévenu.',
    tasks: [
      {
        what: 'Commencer',
        how: 'Appuyez sur « Ouvrir un dossier ». Les 72 heures courent dès la découverte.',
      },
    ],
  },
  '/admin/breaches/:id': {
    about: 'Une violation de données, de la première liste au rapport.',
    tasks: [
      {
        what: 'Écrire aux personnes concernées',
        how: 'Appuyez sur « Ajouter des personnes », puis « Leur écrire ». Chaque personne reçoit une lettre.',
      },
    ],
  },
  '/admin/pages': {
    about: 'Vos pages de contact, de confidentialité et de conditions, que tout le monde peut lire.',
    tasks: [
      {
        what: 'Rédiger une page',
        how: 'Saisissez son texte dans une ou plusieurs langues, contrôlez l’aperçu et appuyez sur « Enregistrer ». Un lien apparaît en pied de page.',
      },
      { what: 'Retirer une page', how: 'Videz ses textes dans toutes les langues et enregistrez.' },
    ],
  },
  '/admin/secure': {
    about: 'Les administrateurs se connectent avec un second facteur. Configurez-en un pour continuer.',
    tasks: [
      {
        what: 'Ajouter une clé d’accès',
        how: 'Appuyez sur « Ajouter une clé d’accès » et confirmez avec votre empreinte, votre visage ou le code de votre appareil.',
      },
      {
        what: 'Utiliser plutôt une application',
        how: 'Appuyez sur « Configurer une application », scannez le code et gardez les codes de récupération en lieu sûr.',
      },
    ],
  },
  '/certificate/:id': {
    about: 'Un certificat : son image, ses preuves et tout ce qui lui est arrivé.',
    tasks: [
      {
        what: 'Vérifier ses preuves',
        how: 'Ouvrez une entrée de sa chronologie pour voir ce qui a été signé et enregistré.',
      },
    ],
  },
}
