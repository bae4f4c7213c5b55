import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { gateTexts as english } from '../../../web/src/texts/gate.ts'

export const gateTexts: Texts<typeof english> = {
  complete: '+ Compléter le dossier',
  onboardTitle: 'Complétez votre dossier.',
  onboardText:
    'Il nous faut votre licence commerciale et quelques informations avant qu’un administrateur puisse vous approuver.',
  waitText: 'Votre dossier est en cours d’examen. Vous pourrez commencer dès son approbation.',
  returnedTitle: 'Votre dossier est à corriger.',
  returnedText: 'Corrigez-le et envoyez-le à nouveau. Un administrateur a écrit :',
  suspendedTitle: 'Votre organisation est suspendue.',
  suspendedText:
    'Vous ne pouvez rien créer ni décider tant qu’un administrateur n’a pas levé la suspension. Le motif :',
  noReason: 'Aucun motif n’a été donné.',
}
