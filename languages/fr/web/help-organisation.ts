import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { organisationHelp as english } from '../../../web/src/texts/help-organisation.ts'

export const organisationHelp: Texts<typeof english> = {
  ask: {
    about: 'Demandez à un titulaire de montrer des éléments d’un certificat, et voyez s’ils sont vrais.',
    tasks: [
      {
        what: 'Créer un lien',
        how: 'Choisissez seulement les éléments nécessaires, et envoyez le lien au titulaire.',
      },
      {
        what: 'Lire la réponse',
        how: 'Ouvrez la demande. Ce qui a été montré est supprimé le jour que vous avez choisi ; le reçu signé reste.',
      },
    ],
  },
  audit: {
    about:
      'Qui a fait quoi dans votre organisation, et quand. Visible pour le propriétaire, les gestionnaires et les auditeurs.',
    tasks: [
      { what: 'Trouver une entrée', how: 'Recherchez, ou filtrez par personne, action, jour et objet.' },
      {
        what: 'Tout voir sur un certificat ou un étudiant',
        how: 'Ouvrez les « Détails » d’une entrée, puis cliquez sur « Voir toutes les entrées sur cet objet ».',
      },
      {
        what: 'Conserver ce que vous avez trouvé',
        how: 'Cliquez sur « Exporter en CSV ». L’export figure lui aussi dans la piste.',
      },
    ],
  },
  check: {
    about: 'Vérifiez jusqu’à 1 000 certificats à la fois, de n’importe quel émetteur.',
    tasks: [
      {
        what: 'Lancer une vérification',
        how: 'Déposez des fichiers, un ZIP ou un CSV avec des liens.',
      },
      {
        what: 'Lire les résultats',
        how: 'Filtrez par verdict. « Indéterminé » signifie qu’il manque des preuves, pas qu’un certificat est faux.',
      },
      {
        what: 'Conserver les résultats',
        how: 'Téléchargez le rapport signé. Nous supprimons les résultats au bout d’un jour.',
      },
    ],
  },
  webhook: {
    what: 'Être averti d’un événement',
    how: 'Dans l’onglet « Webhooks », appuyez sur « Ajouter un webhook », saisissez une adresse et choisissez des événements.',
  },
  failures: {
    what: 'Traiter les échecs',
    how: 'Ouvrez « Détails » pour voir les causes. Une fois celles-ci corrigées, appuyez sur « Relancer les échecs ».',
  },
  timeZone: {
    what: 'Choisir un fuseau horaire',
    how: 'Choisissez-le sous « Heures ». Tous les membres de votre organisation y lisent alors les heures. Les dates des certificats ne changent jamais.',
  },
  people: {
    what: 'Ajouter des personnes',
    how: 'Invitez-les une à une sous « Collègues », ou laissez votre annuaire les ajouter sous « Annuaire ». Sous « Connexion de l’organisation », elles se connectent avec le compte de votre organisation.',
  },
  taxDetails: {
    what: 'Recevoir des factures avec TVA',
    how: 'Saisissez vos informations sous « Données fiscales ». Vos factures les mentionnent ensuite.',
  },
  approvals: {
    what: 'Faire approuver les certificats avant leur signature',
    how: 'Appuyez sur « Ajouter une règle » sous « Approbations », puis choisissez les signataires.',
  },
  certificate: 'Un certificat : son image, ses preuves et tout ce qui lui est arrivé.',
  download: {
    what: 'Le télécharger',
    how: 'Appuyez sur « Télécharger » et choisissez le PDF, l’image ou l’attestation numérique signée.',
  },
}
