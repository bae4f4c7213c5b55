import type { Texts } from '../../../web/src/lib/texts.ts'
import type { organisation as english } from '../../en/mail/organisation.ts'

export const organisation: Texts<typeof english> = {
  greeting: (name) => `Bonjour ${name},`,
  approved: {
    subject: 'Votre organisation a été approuvée',
    says: 'Votre organisation a été approuvée. Connectez-vous pour commencer.',
    open: 'Se connecter',
  },
  returned: {
    subject: 'Veuillez corriger votre dossier',
    says: 'L’administrateur vous a retourné votre dossier :',
    next: 'Veuillez le corriger et le soumettre à nouveau.',
    open: 'Corriger le dossier',
  },
  suspended: {
    subject: 'Votre organisation a été suspendue',
    says: 'L’administrateur a suspendu votre organisation :',
    next: 'Pour l’instant, vous ne pouvez rien émettre, examiner ni modifier. Ce que vous avez signé auparavant reste valide.',
  },
  reinstated: {
    subject: 'Votre organisation a été rétablie',
    says: 'Votre organisation n’est plus suspendue. Vous pouvez vous connecter et continuer.',
    open: 'Se connecter',
  },
}
