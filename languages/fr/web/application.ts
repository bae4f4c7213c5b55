import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { applicationTexts as english } from '../../../web/src/texts/application.ts'

export const applicationTexts: Texts<typeof english> = {
  scopes: {
    'credential.readonly': 'Lire tous vos certificats et badges',
    'credential.upsert': 'Ajouter des badges à votre compte et les remplacer',
    'profile.readonly': 'Lire votre nom, votre adresse e-mail et votre profil',
    'profile.update': 'Ajouter des coordonnées et une description à votre profil',
  },
  consent: {
    title: 'Une application demande vos badges',
    lead: 'Continuez seulement si vous venez de lancer cela vous-même dans l’application. Personne n’a vérifié l’application ni son nom.',
    name: 'L’application se nomme',
    website: 'Site web',
    host: 'La réponse va à',
    wants: 'Elle veut',
    stays: 'Elle garde cet accès jusqu’à ce que vous la déconnectiez dans « Mon profil », sous « Sécurité ».',
    once: 'Elle garde cet accès pendant une heure.',
    terms: 'Conditions de l’application',
    privacy: 'Politique de confidentialité de l’application',
    allow: 'Connecter',
    deny: 'Ne pas connecter',
    ended: 'Cette demande a expiré. Recommencez dans l’application.',
  },
  list: {
    title: 'Applications connectées',
    lead: 'Les applications qui peuvent lire vos certificats et badges ou ajouter des badges. Déconnectez celles que vous n’utilisez pas.',
    none: 'Aucune application n’est connectée.',
    lastUsed: (date) => `dernière utilisation le ${date}`,
    end: 'Déconnecter',
    endNamed: (app) => `Déconnecter ${app}`,
    ended: 'Application déconnectée.',
  },
}
