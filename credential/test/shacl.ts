import { readFile } from 'node:fs/promises'
import { Parser, Store } from 'n3'
import SHACLValidator from 'rdf-validate-shacl'
import { canonicaliseJsonLd } from '../src/json-ld/canonicalise-json-ld.ts'

const OWL_IMPORTS = 'http://www.w3.org/2002/07/owl#imports'

async function shapesIn(name: string) {
  const turtle = await readFile(new URL(`../vectors/elm/${name}.ttl`, import.meta.url), 'utf8')
  return new Parser().parse(turtle).filter(({ predicate }) => predicate.value !== OWL_IMPORTS)
}

/** The second one imports the first. */
const shapes = Promise.all(['EDC-generic-no-cv', 'EDC-generic-full'].map(shapesIn))
const validator = shapes.then((both) => new SHACLValidator(new Store(both.flat()) as never))

const local = (iri: string): string => iri.replace(/^.*[#/]/, '')

/**
 * What the European Commission's shapes for European Digital Credentials object to, by another project's implementation of SHACL:
 * the property and the broken constraint, such as 'legalName MinCount', each once.
 */
export async function objections(document: object): Promise<string[]> {
  const data = new Store(new Parser({ format: 'N-Quads' }).parse(await canonicaliseJsonLd(document)))
  const { results } = await (await validator).validate(data as never)
  const told = results.map(({ path, sourceConstraintComponent: broken }) => {
    const property = local((path as { value?: string } | null)?.value ?? '')
    return `${property} ${local(broken?.value ?? '').replace('ConstraintComponent', '')}`
  })
  return [...new Set(told)].sort()
}
