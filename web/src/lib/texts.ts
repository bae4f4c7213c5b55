/**
 * What another language's catalogue has to say: the same names as the English one, `typeof x`, with any words. A missing
 * or superfluous text does not compile.
 */
export type Texts<English> = English extends string
  ? string
  : English extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Name in keyof English]: Texts<English[Name]> }
