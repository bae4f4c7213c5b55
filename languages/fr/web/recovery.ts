import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { recoveryTexts as english } from '../../../web/src/texts/recovery.ts'

export const recoveryTexts: Texts<typeof english> = {
  request: {
    title: 'Mot de passe oublié',
    lead: 'Saisissez votre e-mail, et nous vous enverrons un code à 6 chiffres.',
    email: 'E-mail',
    send: 'Envoyer le code',
    sending: 'Envoi…',
  },
  verify: {
    title: 'Saisissez le code',
    lead: (email) => `S’il existe un compte pour ${email}, un code à 6 chiffres vient d’être envoyé.`,
    otherEmail: 'Utiliser un autre e-mail',
    boxes: 'Code à 6 chiffres',
    box: (position) => `Chiffre ${position} sur 6`,
    submit: 'Vérifier',
    submitting: 'Vérification…',
    resend: 'Renvoyer le code',
    resending: 'Nouvel envoi…',
    resendIn: 'Nouveau code dans',
    resendReady: 'Vous pouvez maintenant demander un autre code.',
    nothingCame:
      'Rien reçu ? Regardez dans vos courriers indésirables. Un code fonctionne pendant 10 minutes.',
  },
  reset: {
    title: 'Choisissez un nouveau mot de passe',
    lead: 'Toutes vos sessions seront fermées, sur tous vos appareils.',
    password: 'Nouveau mot de passe',
    confirm: 'Confirmez le mot de passe',
    submit: 'Réinitialiser le mot de passe',
    submitting: 'Réinitialisation…',
    back: 'Retour à la connexion',
    failed: 'Une erreur s’est produite',
    startAgain: 'Demander un nouveau code',
    rules: 'Ce que le mot de passe doit respecter',
    ruleLength: 'Au moins 8 caractères',
    ruleSame: 'Identique dans les deux champs',
  },
  first: {
    title: 'Choisissez votre propre mot de passe',
    lead: 'La personne qui vous a donné ce mot de passe le connaît aussi. Choisissez-en un connu de vous seulement.',
    submit: 'Enregistrer et se connecter',
    submitting: 'Enregistrement du mot de passe…',
    startAgain: 'Recommencer',
  },
  mailbox: {
    title: 'Confirmez que cette adresse est la vôtre',
    why: 'Un autre établissement vous a ajouté. Avant de vous montrer ce qu’il délivre, nous vérifions une seule fois que votre compte appartient au titulaire de son adresse e-mail.',
    sentTo: (hint) => `Nous avons envoyé un code à 6 chiffres à ${hint}.`,
    submit: 'Confirmer et se connecter',
  },
  done: {
    title: 'Mot de passe réinitialisé !',
    text: 'Vous pouvez maintenant vous connecter avec votre nouveau mot de passe.',
    login: 'Se connecter',
  },
}
