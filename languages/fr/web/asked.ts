import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { askedTexts as english } from '../../../web/src/texts/asked.ts'

export const askedTexts: Texts<typeof english> = {
  facts: {
    name: 'Nom',
    birthdate: 'Date de naissance',
    email: 'E-mail',
    grade: 'Note',
    gpa: 'Moyenne (GPA)',
    honours: 'Mention',
    level: 'Niveau',
    hours: 'Heures',
    credits: 'Crédits',
    results: 'Tous les autres résultats',
  },
  title: (asker) => `${asker} demande à voir votre certificat`,
  tab: 'Une demande de voir un certificat',
  waiting: 'Ouverture de la demande…',
  sees: 'Ce qui sera montré',
  always: 'Titre, émetteur et date du certificat',
  nothingElse: (days) =>
    `Rien d’autre. L’organisation peut le lire pendant ${days === 1 ? '1 jour' : `${days} jours`}, puis tout est supprimé.`,
  file: {
    title: 'Avec un lien ou un fichier',
    lead: 'Utilisez un lien vers votre certificat, ou son PDF.',
    link: 'Lien vers votre certificat',
    send: 'Envoyer le lien',
    choose: 'Choisir un fichier',
    onlyWallet: (facts) =>
      `Il est demandé : ${facts}. Seul un portefeuille numérique peut le montrer. Si vous n’en avez pas, dites-le à l’expéditeur.`,
  },
  wallet: {
    title: 'Avec un portefeuille numérique',
    lead: 'Un portefeuille numérique est une application de votre téléphone qui conserve des certificats et d’autres documents.',
    here: 'Ouvrir mon portefeuille sur cet appareil',
    elsewhere: 'Afficher un code pour mon téléphone',
    browser: 'Choisir un portefeuille dans ce navigateur',
    scan: 'Scannez ce code avec votre téléphone. Il fonctionne dix minutes.',
    qr: 'Code QR qui ouvre votre portefeuille',
    otherBrowser:
      'Votre portefeuille vous a mené à un autre navigateur. Revenez à celui où vous avez commencé, ou recommencez ici.',
  },
  refuse: 'Ne rien montrer',
  refuseTitle: 'Ne rien montrer ?',
  refuseText: (asker) => `${asker} verra que vous avez refusé. Ce lien n’accepte alors plus de réponse.`,
  ended: {
    answered: 'Cette demande a reçu sa réponse.',
    refused: 'Cette demande a été refusée. Rien n’a été montré.',
    failed:
      'Cinq réponses n’ont pas passé nos contrôles : cette demande n’en accepte plus. Demandez-en une nouvelle à la personne qui vous l’a envoyée.',
    expired:
      'Le délai de cette demande est passé. Demandez-en une nouvelle à la personne qui vous l’a envoyée.',
  },
  sent: 'Votre réponse a été envoyée',
  sentText: (asker) => `${asker} voit ce qui est indiqué ci-dessus, avec ce résultat de nos vérifications :`,
  unknown: 'Aucune demande à ce lien. Vérifiez que vous avez le lien entier, tel que vous l’avez reçu.',
}
