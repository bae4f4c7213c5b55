import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { sitePageTexts as english } from '../../../web/src/texts/site-page.ts'

export const sitePageTexts: Texts<typeof english> = {
  titles: { contact: 'Contact', privacy: 'Confidentialité', terms: 'Conditions d’utilisation' },
  footer: 'À propos de ce site',
  changed: (date) => `Dernière modification le ${date}`,
  notFound: 'Cette page n’existe pas',
  notFoundText: 'L’exploitant de ce site ne l’a pas publiée.',
  edit: {
    title: 'Pages publiques',
    lead: 'Vos pages de contact, de confidentialité et de conditions. Chacune apparaît en pied de page dès que vous la rédigez, dans au moins une langue.',
    format: [
      'Laissez une ligne vide entre les paragraphes.',
      'Commencez un titre par # ou ##, et un élément de liste par -.',
      'Écrivez un lien ainsi : [mots](https://…) ou [mots](mailto:…).',
    ],
    languages: 'Langues',
    written: 'rédigée',
    textOf: (page, language) => `${page}, en ${language}`,
    instead: (language) =>
      `Tant que ce texte manque, les lecteurs de cette langue voient celui en ${language}.`,
    unwritten: 'Personne ne voit cette page tant que vous ne l’avez pas rédigée dans au moins une langue.',
    preview: 'Aperçu',
    open: 'Ouvrir la page',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    discard: 'Abandonner les modifications',
    saved: 'Page enregistrée. Les visiteurs la voient en moins d’une minute.',
  },
}
