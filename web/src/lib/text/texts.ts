/**
 * The type of another language's catalogue: the same names as the English one, `typeof x`, with any words. A missing or
 * extra text does not compile.
 */
export type Texts<English> = English extends string
  ? string
  : English extends (...args: infer Args) => infer Said
    ? (...args: Args) => Texts<Said>
    : { readonly [Name in keyof English]: Texts<English[Name]> }
