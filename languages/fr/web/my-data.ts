import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { myDataTexts as english } from '../../../web/src/texts/my-data.ts'

export const myDataTexts: Texts<typeof english> = {
  title: 'Mes données',
  lead: 'Téléchargez vos données, ou faites-les effacer.',
  download: {
    title: 'Télécharger mes données',
    lead: 'Un fichier ZIP avec votre profil, vos certificats en PDF et en fichiers que tout le monde peut vérifier, vos certificats importés, liens, demandes, frais et sessions.',
    button: 'Télécharger mes données',
    pending: 'Préparation de votre fichier. Cela peut prendre une minute.',
    done: 'Votre fichier a été téléchargé. Il contient les clés de vos certificats : gardez-le en lieu sûr.',
  },
  erase: {
    title: 'Effacer mes données',
    lead: 'Nous les effaçons sept jours après votre demande. D’ici là, tout continue de fonctionner et vous pouvez changer d’avis.',
    goesTitle: 'Ce qui est effacé',
    goes: [
      'Votre compte : nom, e-mail, mot de passe, seconds facteurs et sessions',
      'Les clés des documents de vos certificats : plus personne ne peut les ouvrir ici, et les liens vers eux cessent de fonctionner',
      'Vos certificats importés, et les lettres d’habilitation que les émetteurs y ont jointes',
      'Vos liens, le portefeuille de votre compte, et ce que vous avez écrit aux émetteurs',
    ],
    staysTitle: 'Ce qui reste, et pourquoi',
    stays: [
      'Ce que les émetteurs conservent sur vous dans leurs propres listes et registres. Adressez-vous à eux.',
      'Des numéros sans votre nom : le journal public, la blockchain et les écritures de frais ne doivent pas changer.',
      'Les copies que vous avez téléchargées ou partagées. Elles restent vérifiables.',
      'Les jetons déjà transférés vers votre portefeuille. Nous ne saurons plus à qui ils sont.',
    ],
    button: 'Effacer mes données',
  },
  dialog: {
    title: 'Effacer toutes mes données ?',
    when: (day) =>
      `Vos données seront effacées le ${day}. Ensuite, personne ne pourra les restaurer, pas même nous. Téléchargez-les d’abord.`,
    issuers: 'Ce que vos émetteurs conservent dans leurs propres listes reste chez eux.',
    password: 'Votre mot de passe',
    understood: 'Je comprends que mes certificats ne pourront plus être ouverts ici',
    confirm: (day) => `Effacer le ${day}`,
    asked: 'Vos données seront effacées. Nous vous avons envoyé les détails par e-mail.',
  },
  waiting: {
    title: (day) => `Vos données seront effacées le ${day}`,
    text: 'D’ici là, tout continue de fonctionner. Téléchargez d’abord vos données, ou conservez-les.',
    keep: 'Conserver mes données',
    kept: 'Nous conservons vos données.',
    heldTitle: 'Vos données sont conservées pour une raison légale',
    held: (reason) =>
      `Vos données doivent être conservées : ${reason} Elles seront effacées une fois la conservation levée.`,
    heldUntil: (reason, day) =>
      `Vos données doivent être conservées jusqu’au ${day} : ${reason} Elles seront ensuite effacées.`,
  },
}
