import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { studentHelp as english } from '../../../web/src/texts/help-student.ts'

export const studentHelp: Texts<typeof english> = {
  '/student': {
    about: 'Les certificats que des organisations ont émis à votre nom, et ceux que vous avez importés.',
    tasks: [
      {
        what: 'Montrer un certificat',
        how: 'Créez un lien avec « Partager ». Toute personne qui a ce lien peut vérifier le certificat, sans compte.',
      },
      {
        what: 'Importer un certificat papier',
        how: 'Appuyez sur « Importer un certificat » et indiquez son émetteur. L’émetteur le contrôle, puis un vérificateur décide.',
      },
      { what: 'En télécharger ou en corriger un', how: 'Ouvrez le certificat.' },
    ],
  },
  '/student/wallet': {
    about:
      'Où vont vos certificats quand leur émetteur les transfère. Vous n’avez pas besoin d’un portefeuille à vous.',
    tasks: [
      {
        what: 'Associer votre propre portefeuille',
        how: 'Utilisez le portefeuille de votre navigateur, ou signez le message ailleurs et collez la signature. C’est gratuit.',
      },
    ],
  },
  '/student/badges': {
    about: 'Les badges que vous avez repris d’une autre application.',
    tasks: [
      {
        what: 'Ajouter des badges d’une autre application',
        how: 'Dans « Mes certificats », appuyez sur « Depuis une autre application », saisissez l’adresse de l’application et acceptez là-bas.',
      },
    ],
  },
  '/student/my-data': {
    about: 'Tout ce que nous conservons sur vous, à télécharger ou à effacer.',
    tasks: [
      {
        what: 'Télécharger vos données',
        how: 'Appuyez sur « Télécharger mes données ». Vous obtenez un fichier ZIP ; gardez-le en lieu sûr.',
      },
      {
        what: 'Effacer vos données',
        how: 'Appuyez sur « Effacer mes données ». Nous les effaçons au bout de sept jours, et d’ici là vous pouvez changer d’avis.',
      },
    ],
  },
  '/student/balance': {
    about:
      'Ce que les vérificateurs ont facturé pour les certificats que vous avez importés, et ce que vous avez payé.',
    tasks: [
      {
        what: 'Payer ce que vous devez',
        how: 'Virez le montant sur le compte indiqué sous « Comment payer », avec la référence de paiement.',
      },
      {
        what: 'Conserver un relevé',
        how: 'Choisissez un mois et téléchargez le relevé en CSV ou en PDF.',
      },
    ],
  },
  '/certificate/:id': {
    about: 'L’un de vos certificats : son image, ses preuves et tout ce qui lui est arrivé.',
    tasks: [
      {
        what: 'Le partager',
        how: 'Appuyez sur « Partager » pour créer un lien. Vous choisissez sa durée et pouvez le révoquer.',
      },
      {
        what: 'Le télécharger',
        how: 'Appuyez sur « Télécharger » et choisissez le PDF, l’image ou l’attestation numérique signée.',
      },
      {
        what: 'Faire corriger une erreur',
        how: 'Appuyez sur « Demander une correction » et indiquez ce que le certificat devrait dire. Son émetteur vous répond.',
      },
      {
        what: 'L’avoir dans le portefeuille du téléphone',
        how: 'Sur votre téléphone, appuyez sur « Partager », puis sur « Ajouter à Apple Wallet » ou « Ajouter à Google Wallet ». Tous les services ne le proposent pas ; le lien fonctionne toujours.',
      },
    ],
  },
}
