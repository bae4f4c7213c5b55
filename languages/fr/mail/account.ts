import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { account as english } from '../../en/mail/account.ts'

export const account: Texts<typeof english> = {
  greeting: (name) => `Bonjour ${name},`,
  hello: 'Bonjour,',
  code: {
    subject: 'Votre code Credenza',
    says: 'Voici votre code pour définir un nouveau mot de passe :',
    closing: [
      'Il fonctionne une seule fois, dans les dix minutes. Credenza ne vous le demandera jamais.',
      'Si vous n’avez pas demandé de code, quelqu’un a sans doute saisi votre adresse par erreur. Votre mot de passe n’a pas changé et vous n’avez rien à faire.',
    ],
  },
  mailboxCode: {
    subject: 'Votre code de connexion Credenza',
    says: 'Quelqu’un vient de se connecter à votre compte Credenza avec son mot de passe ou une clé d’accès. Un autre établissement vous y a ajouté : nous vérifions donc une fois que cette boîte de messagerie est bien la vôtre. Si c’était vous, saisissez ce code sur la page de connexion :',
    closing: [
      'Il fonctionne une seule fois, dans les dix minutes. Credenza ne vous le demandera jamais.',
      'Si ce n’était pas vous, quelqu’un d’autre pourra ouvrir votre compte s’il obtient ce code. Ne le donnez à personne et définissez un nouveau mot de passe avec « Mot de passe oublié ».',
    ],
  },
  linkCode: {
    subject: 'Votre code pour relier la connexion de votre université',
    says: 'Quelqu’un s’est connecté auprès de votre organisation avec votre e-mail. Si c’était vous, saisissez ce code dans le même navigateur pour relier cette connexion à votre compte Credenza :',
    closing: [
      'Il fonctionne une seule fois, dans les dix minutes. Credenza ne vous le demandera jamais.',
      'Si ce n’était pas vous, ne faites rien et prévenez ceux qui gèrent la connexion de votre organisation. Rien n’a changé ici.',
    ],
  },
  walletCode: {
    subject: 'Votre code pour le portefeuille',
    says: (title) =>
      `Votre application de portefeuille demande ce code pour recevoir votre certificat « ${title} » :`,
    offered: (issuer, title) =>
      `${issuer} vous propose votre certificat « ${title} » pour votre application de portefeuille, qui demandera ce code :`,
    closing: [
      'Il fonctionne une fois, pendant dix minutes. Ne le saisissez que dans votre propre portefeuille.',
      'Si vous n’ajoutez aucun certificat à un portefeuille, ignorez ce message et ne donnez le code à personne.',
    ],
    closingOfOffered: [
      'Il fonctionne une fois, pendant sept jours. Ne le saisissez que dans votre propre portefeuille.',
      'Si vous n’ajoutez aucun certificat à un portefeuille, ignorez ce message et ne donnez le code à personne.',
    ],
    description: 'Nous vous avons envoyé ce code par e-mail.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe Credenza a été modifié',
    says: 'Le mot de passe de votre compte vient d’être modifié et tous vos autres appareils ont été déconnectés.',
    next: 'Si ce n’était pas vous, définissez tout de suite un nouveau mot de passe et changez aussi celui de votre messagerie.',
    open: 'Définir un nouveau mot de passe',
  },
  passwordChosen: {
    subject: 'Votre compte Credenza est prêt',
    says: 'Un mot de passe vient d’être choisi pour votre compte, avec un lien que nous vous avons envoyé par e-mail.',
    next: 'Si ce n’était pas vous, quelqu’un d’autre a ce lien. Définissez tout de suite un nouveau mot de passe.',
    open: 'Définir un nouveau mot de passe',
  },
  factors: {
    subject: 'Une modification de votre connexion',
    changes: {
      'passkey-added': 'Une clé d’accès a été ajoutée à votre compte.',
      'passkey-removed': 'Une clé d’accès a été retirée de votre compte.',
      'totp-added': 'Une application d’authentification a été ajoutée à votre compte.',
      'totp-removed': 'L’application d’authentification a été retirée de votre compte.',
      'recovery-codes-replaced':
        'Votre compte a de nouveaux codes de récupération. Les précédents ne fonctionnent plus.',
      'second-factors-forgotten':
        'L’exploitant de ce service a retiré tous les seconds facteurs de votre compte.',
      'factors-before-proof':
        'Vos clés d’accès, votre application d’authentification et vos codes de récupération ont été retirés, car ils avaient été ajoutés avant que vous ne prouviez que cette boîte de messagerie est la vôtre. Vous pouvez en ajouter de nouveaux dans votre profil.',
    },
    codeUsed: {
      subject: 'Un code de récupération a été utilisé',
      says: 'Un code de récupération a servi à se connecter ou à confirmer une modification.',
      last: 'C’était le dernier. Créez-en de nouveaux dans votre profil.',
      left: (codes) => `Codes restants : ${codes}. Vous pouvez en créer de nouveaux dans votre profil.`,
    },
    closing:
      'Si ce n’était pas vous, changez tout de suite votre mot de passe et vérifiez les seconds facteurs et les sessions dans votre profil.',
  },
}
