import { readFileSync } from 'node:fs'
import { create, ts } from '@custom-elements-manifest/analyzer'
import { customProperties } from './custom-properties.mjs'
import { elementNames } from './entries.mjs'
import { contentsOf } from './parts.mjs'
import { publicTypes } from './public-types.mjs'

/** Files of the base classes of the elements. */
const BASES = ['src/element/root/latchkey-element.ts', 'src/element/root/screen-element.ts']

const LISTS = ['attributes', 'slots', 'cssParts']

const parse = (path) => ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true)

const hyphenated = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const builtPath = (path) => path.replace(/^elements\/(.*)\.ts$/, 'dist/elements/$1.js')

/** Removes references to classes that are not part of the package. */
const withoutOrigin = ({ inheritedFrom: _origin, ...entry }) => entry

const isLifecycle = (name) => name.endsWith('Callback')

/** `true` for public members: options, readable properties and methods. */
const isPublic = ({ name, privacy, static: isStatic }) => !isStatic && privacy !== 'private' && !isLifecycle(name)

// The analyzer reports the property name as the attribute name.
const withAttribute = (field) => (field.attribute ? { ...field, attribute: hyphenated(field.name) } : field)

const withoutUndefined = (text) => text.replace(/ \| undefined$/, '')

/**
 * Returns the CSS parts that occur in an element, described by its own doc comment or by that of the component that
 * renders the part.
 */
function describedParts(tagName, occurring, documented) {
  const own = new Map(documented.map(({ name, description }) => [name, description]))
  for (const name of own.keys()) {
    if (!occurring.some((part) => part.name === name)) throw new Error(`${tagName} has no part named ${name}.`)
  }
  return occurring.map(({ name, description }) => ({ name, description: own.get(name) ?? description }))
}

/**
 * Returns the events that an element can fire, its own first, described by its doc comment or by the event map. An event
 * that requires an attribute belongs only to the elements that have it.
 */
function describedEvents(occurring, { eventNames, eventText, event }, { attributes, events }) {
  const documented = new Map(events.map(({ name, description }) => [name, description]))
  const own = events.filter(({ inheritedFrom }) => !inheritedFrom).map(({ name }) => name)
  const written = new Set(attributes.map(({ fieldName }) => hyphenated(fieldName)))
  const isPossible = (name) =>
    (eventText(name).match(/(?<=Requires `)[\w-]+/g) ?? []).every((each) => written.has(each))
  return [...new Set([...own, ...eventNames])]
    .filter((name) => documented.has(name) || (occurring.includes(name) && isPossible(name)))
    .map((name) => ({ description: documented.get(name) ?? eventText(name), name, type: event(name) }))
}

async function element({ superclass, ...declaration }, path, types) {
  const inherited = Object.fromEntries(LISTS.map((list) => [list, declaration[list]?.map(withoutOrigin) ?? []]))
  const isScreen = superclass.name === 'ScreenElement'
  const contents = isScreen ? await contentsOf(path) : { events: [], parts: [], slots: [] }
  const typed = (property, type) => ({ ...type, text: types.property(declaration.name, property) ?? type.text })
  return {
    summary: declaration.description,
    ...declaration,
    ...inherited,
    attributes: inherited.attributes.map(({ fieldName, type, ...attribute }) => ({
      ...attribute,
      name: hyphenated(fieldName),
      type: { text: withoutUndefined(typed(fieldName, type).text) },
      fieldName
    })),
    members: declaration.members
      .filter(isPublic)
      .map(withoutOrigin)
      .map((member) =>
        member.kind === 'field' ? { ...withAttribute(member), type: typed(member.name, member.type) } : member
      ),
    events: describedEvents(contents.events, types, declaration),
    slots: [...contents.slots, ...inherited.slots],
    // An element without screens documents all of its parts.
    cssParts: isScreen ? describedParts(declaration.tagName, contents.parts, inherited.cssParts) : inherited.cssParts,
    cssProperties: isScreen ? customProperties() : []
  }
}

async function moduleOf({ path, declarations, exports }, types) {
  const module = builtPath(path)
  const registered = declarations.map(({ name, tagName }) => ({
    kind: 'custom-element-definition',
    name: tagName,
    declaration: { name, module }
  }))
  const classes = new Set(declarations.map(({ name }) => name))
  const named = exports
    .filter(({ name }) => classes.has(name))
    .map(({ declaration, ...entry }) => ({ ...entry, declaration: { ...declaration, module } }))
  return {
    kind: 'javascript-module',
    path: module,
    declarations: await Promise.all(declarations.map((declaration) => element(declaration, path, types))),
    exports: [...named, ...registered]
  }
}

/** Parses the element classes. Their members include those of the base classes. */
export function parseElements() {
  const paths = [...BASES, ...elementNames().map((name) => `elements/${name}.ts`)]
  const { schemaVersion, modules } = create({ modules: paths.map(parse) })
  return { schemaVersion, modules: modules.filter(({ path }) => !BASES.includes(path)) }
}

/**
 * Creates the Custom Elements Manifest from the doc comments of the element classes, their options and their base
 * classes.
 *
 * @param declarations path of the declarations of the main entry.
 */
export async function createManifest(declarations) {
  const types = publicTypes(declarations)
  const { schemaVersion, modules } = parseElements()
  return { schemaVersion, readme: '', modules: await Promise.all(modules.map((module) => moduleOf(module, types))) }
}

export const elementsOf = ({ modules }) => modules.flatMap(({ declarations }) => declarations)
