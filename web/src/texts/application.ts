import type { ApplicationScope } from '@credenza/schema/application'

const scopes: Record<ApplicationScope, string> = {
  'credential.readonly': 'Read all your certificates and badges',
  'credential.upsert': 'Add badges to your account, and replace them',
  'profile.readonly': 'Read your name and email address, and your profile',
  'profile.update': 'Add contact details and a description to your profile',
}

/** Words for apps that students connect. */
export const applicationTexts = {
  scopes,
  consent: {
    title: 'An app asks for your badges',
    lead: 'Continue only if you have just started this in the app yourself. Nobody has checked the app or its name.',
    name: 'The app calls itself',
    website: 'Website',
    host: 'The answer goes to',
    wants: 'It wants to',
    stays: 'It can do this until you disconnect it in My Profile, under Security.',
    once: 'It can do this for one hour.',
    terms: 'Terms of the app',
    privacy: 'Privacy policy of the app',
    allow: 'Connect',
    deny: 'Do not connect',
    ended: 'This request has ended. Start again in the app.',
  },
  list: {
    title: 'Connected apps',
    lead: 'Apps that can read your certificates and badges, or add badges. Disconnect any you don’t use.',
    none: 'No app is connected.',
    lastUsed: (date: string) => `last used ${date}`,
    end: 'Disconnect',
    endNamed: (app: string) => `Disconnect ${app}`,
    ended: 'App disconnected.',
  },
} as const
