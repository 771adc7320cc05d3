import { readFileSync } from 'node:fs'
import { create, ts } from '@custom-elements-manifest/analyzer'
import { customProperties } from './custom-properties.mjs'
import { elementNames } from './entries.mjs'

/** Where the classes are that the elements inherit from. */
const BASES = ['src/element/custom-element/latchkey-element.ts']

const LISTS = ['attributes', 'events', 'slots', 'cssParts']

const parse = (path) => ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true)

const hyphenated = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const builtPath = (path) => path.replace(/^elements\/(.*)\.ts$/, 'dist/elements/$1.js')

/** Nobody can follow a reference to a class that is not in the package. */
const withoutOrigin = ({ inheritedFrom: _origin, ...entry }) => entry

const isOption = ({ kind, privacy, static: isStatic }) => kind === 'field' && !isStatic && privacy !== 'private'

// What the analyzer takes for the name of an attribute is that of its property.
const withAttribute = (field) => (field.attribute ? { ...field, attribute: hyphenated(field.name) } : field)

function element({ superclass, ...declaration }) {
  const inherited = Object.fromEntries(LISTS.map((list) => [list, declaration[list]?.map(withoutOrigin) ?? []]))
  return {
    ...declaration,
    ...inherited,
    attributes: inherited.attributes.map((attribute) => ({ ...attribute, name: hyphenated(attribute.fieldName) })),
    members: declaration.members.filter(isOption).map(withoutOrigin).map(withAttribute),
    cssProperties: superclass.name === 'ScreenElement' ? customProperties() : []
  }
}

function moduleOf({ path, declarations, exports }) {
  const module = builtPath(path)
  const registered = declarations.map(({ name, tagName }) => ({
    kind: 'custom-element-definition',
    name: tagName,
    declaration: { name, module }
  }))
  const named = exports.map(({ declaration, ...entry }) => ({ ...entry, declaration: { ...declaration, module } }))
  return {
    kind: 'javascript-module',
    path: module,
    declarations: declarations.map(element),
    exports: [...named, ...registered]
  }
}

/**
 * The Custom Elements Manifest: what each element offers, from the doc comments above its class and its options, and
 * what it inherits with it.
 */
export function createManifest() {
  const paths = [...BASES, ...elementNames().map((name) => `elements/${name}.ts`)]
  const { schemaVersion, modules } = create({ modules: paths.map(parse) })
  return { schemaVersion, readme: '', modules: modules.filter(({ path }) => !BASES.includes(path)).map(moduleOf) }
}
