import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { signInTexts as english } from '../../../web/src/texts/sign-in.ts'

export const signInTexts: Texts<typeof english> = {
  signInTitle: 'Se connecter à Credenza',
  studentSignInTitle: 'Connexion étudiant',
  adminSignInTitle: 'Connexion administrateur',
  signInLead: 'Émettez, examinez et gérez des certificats.',
  studentSignInLead: 'Consultez et partagez vos certificats.',
  adminSignInLead: 'Approuvez les organisations et gérez la plateforme.',
  roleLabel: 'Se connecter en tant que',
  issuer: 'Émetteur',
  verifier: 'Vérificateur',
  email: 'E-mail',
  password: 'Mot de passe',
  signingIn: 'Connexion…',
  forgotPassword: 'Mot de passe oublié',
  signInWithPasskey: 'Utiliser une clé d’accès',
  passkeyElsewhere: (host) => `Utiliser une clé d’accès sur ${host}`,
  or: 'ou',
  noAccount: 'Nouveau sur Credenza ?',
  signUp: 'Créer un compte',
  tryAgainIn: (wait) => `Vous pourrez réessayer dans ${wait}`,
  sessionEnded: 'Votre session est terminée. Connectez-vous pour reprendre là où vous en étiez.',
  otherDoors: 'Ce n’est pas la bonne page de connexion ?',
  studentDoor: 'Connexion étudiant',
  organisationDoor: 'Connexion émetteur ou vérificateur',
  setupTitle: 'Configurer le premier administrateur',
  setupLead:
    'Cette page fonctionne une seule fois, avec le lien affiché par le serveur à son premier démarrage.',
  setupMissing:
    'Ce lien est incomplet. Ouvrez le lien entier affiché par le serveur à son premier démarrage.',
  setupSubmit: 'Créer l’administrateur',
  setupSubmitting: 'Création de l’administrateur…',
  setupDone: 'Administrateur créé. Connectez-vous sur /admin/sign-in.',
}
