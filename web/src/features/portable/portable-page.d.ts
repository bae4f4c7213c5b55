/** The page's template in a language, built by web/tools/portable-page.ts. */
declare module 'virtual:portable-page/*' {
  const template: string
  export default template
}
