import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { welcomeTexts as english } from '../../../web/src/texts/welcome.ts'

export const welcomeTexts: Texts<typeof english> = {
  title: 'Bienvenue dans votre compte',
  lead: 'Choisissez un mot de passe. Vous vous connecterez ensuite avec celui-ci et votre e-mail.',
  submit: 'Enregistrer et continuer',
  submitting: 'Enregistrement du mot de passe…',
  checking: 'Ouverture de votre compte',
  failed: 'Nous n’avons pas pu ouvrir ce lien. Vérifiez votre connexion et réessayez.',
  codeTitle: 'Ce lien a plus d’une semaine',
  codeLead: (email) =>
    `Pour nous assurer que c’est bien vous, nous enverrons un code à 6 chiffres à ${email}. Il vous permettra de choisir votre mot de passe.`,
  sendCode: 'M’envoyer un code',
  signIn: 'J’ai un mot de passe : me connecter',
}
