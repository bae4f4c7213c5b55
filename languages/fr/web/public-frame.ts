import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { frameTexts as english } from '../../../web/src/texts/public-frame.ts'

export const frameTexts: Texts<typeof english> = {
  nav: {
    label: 'Sections',
    about: 'À propos',
    product: 'Produit',
    'how-it-works': 'Comment ça marche',
  },
  roles: {
    title: 'Comment souhaitez-vous vous inscrire ?',
    issuer: 'Émetteur',
    issuerText: 'Nous émettons des certificats pour nos étudiants, membres ou collaborateurs.',
    verifier: 'Vérificateur',
    verifierText: 'Nous examinons les certificats des émetteurs et les acceptons ou les refusons.',
    haveAccount: 'Vous avez déjà un compte ?',
  },
  footer: {
    product: 'Produit',
    organisations: 'Pour les organisations',
    everyone: 'Pour tous',
    signUpIssuer: 'S’inscrire comme émetteur',
    signUpVerifier: 'S’inscrire comme vérificateur',
    student: 'Connexion étudiant',
    api: 'Documentation de l’API',
    standards: 'Des standards ouverts de bout en bout : W3C Verifiable Credentials, Open Badges, RFC 9162.',
    copyright: 'Copyright 2020 - 2025',
  },
}
