import { customProperties } from './custom-properties.mjs'
import { elementsOf } from './manifest.mjs'

const named = ({ name, description }) => ({ name, description })

const valued = ({ name, description, default: fallback, type }) => ({
  name,
  description,
  ...(fallback && { default: fallback }),
  value: { type: type.text }
})

const typed = ({ name, description, type }) => ({ name, description, type: type.text })

const element = ({ tagName, summary, attributes, members, events, slots, cssParts }, documentation) => ({
  name: tagName,
  description: summary,
  'doc-url': documentation,
  attributes: attributes.map(valued),
  slots: slots.map(named),
  js: {
    properties: members.filter(({ kind }) => kind === 'field').map(typed),
    events: events.map(typed)
  },
  css: { parts: cssParts.map(named) }
})

const property = ({ name, description, default: fallback }) => ({
  name,
  description: `${description}. Default: \`${fallback}\``
})

/** Creates the `web-types` file for JetBrains editors: completion and descriptions of the elements. */
export const webTypes = (manifest, { name, version, homepage }) => ({
  $schema: 'https://json.schemastore.org/web-types',
  name,
  version,
  'js-types-syntax': 'typescript',
  'description-markup': 'markdown',
  contributions: {
    html: { elements: elementsOf(manifest).map((declaration) => element(declaration, homepage)) },
    css: { properties: customProperties().map(property) }
  }
})
