import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { ownNameTexts as english } from '../../../web/src/texts/own-name.ts'

export const ownNameTexts: Texts<typeof english> = {
  title: 'Votre propre adresse',
  lead: 'Vos collègues et vos étudiants peuvent se connecter à votre propre nom d’hôte, et vos e-mails peuvent venir de votre propre domaine. Prouvez d’abord le domaine sous « Connexion de l’organisation ».',
  hostTitle: 'Où l’on se connecte',
  host: 'Nom d’hôte',
  hostHint: (to) =>
    `Par exemple certificats.uni.example. Dirigez-le vers ${to} dans votre DNS (CNAME), et demandez à l’exploitant de ce service de l’activer.`,
  save: 'Enregistrer',
  saveHost: 'Enregistrer le nom d’hôte',
  saveSender: 'Enregistrer l’expéditeur',
  saved: 'Enregistré.',
  open: 'Ouvrir la page de connexion',
  senderTitle: 'D’où viennent vos e-mails',
  address: 'Adresse e-mail',
  addressHint:
    'Vos étudiants et collègues la voient comme expéditeur. Laissez vide pour l’adresse de ce service.',
  replyTo: 'Adresse pour les réponses',
  replyToHint: 'Laissez vide si les réponses doivent aller à la même adresse.',
  addRecord:
    'Ajoutez cet enregistrement TXT à votre DNS, puis vérifiez. D’ici là, les e-mails viennent de l’adresse de ce service.',
  recordName: 'Nom',
  recordValue: 'Valeur',
  copied: 'Copié !',
  check: 'Vérifier',
  missing: 'L’enregistrement n’a pas encore été trouvé. Le DNS peut prendre des heures.',
  on: 'Vos e-mails viennent de cette adresse. Gardez l’enregistrement : les serveurs de messagerie des destinataires le vérifient.',
}
