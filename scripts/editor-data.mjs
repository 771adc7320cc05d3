import { getWebTypesData } from 'custom-element-jet-brains-integration'
import { getVsCodeCssCustomData, getVsCodeHtmlCustomData } from 'custom-element-vs-code-integration'
import { customProperties } from './custom-properties.mjs'
import { elementsOf } from './manifest.mjs'

const toManifest = (declarations) => ({ modules: [{ declarations }] })

const withDefault = ({ description, default: fallback }) =>
  fallback ? `${description}\n\nDefault: ${fallback}` : description

/** Every custom property and part once. The plugins would repeat those that elements share. */
const stylesOf = (elements) =>
  toManifest([
    {
      tagName: 'x-any',
      cssProperties: customProperties().map((property) => ({ ...property, description: withDefault(property) })),
      cssParts: [...new Map(elements.flatMap(({ cssParts }) => cssParts.map((part) => [part.name, part]))).values()]
    }
  ])

/** Without it, VS Code would offer names of types as values. */
const literals = ({ text }) => ({ text: /^'.*'$/.test(text) ? text : 'string' })

/** Adds types and defaults to the descriptions, because VS Code shows only these. */
const typed = (element) => ({
  ...element,
  attributes: element.attributes.map((attribute) => ({
    ...attribute,
    description: `${withDefault(attribute)}\n\n\`${attribute.type.text}\``,
    literals: literals(attribute.type)
  })),
  events: element.events.map((event) => ({ ...event, description: `\`${event.type.text}\` ${event.description}` }))
})

/** Lets VS Code complete boolean attributes without a value, which the plugin does not support. */
function completeBooleans({ tags, ...data }, elements) {
  const isBoolean = ({ type }) => type.text === 'boolean'
  const mark = ({ attributes, ...tag }, index) => ({
    ...tag,
    attributes: attributes.map((attribute, position) => ({
      ...attribute,
      ...(isBoolean(elements[index].attributes[position]) && { valueSet: 'v' })
    }))
  })
  return { ...data, tags: tags.map(mark) }
}

/** Creates the completion and descriptions of the elements for VS Code and JetBrains editors, by file name. */
export function editorData(manifest, documentation) {
  const elements = elementsOf(manifest)
  const styles = stylesOf(elements)
  const reference = { name: 'Documentation', url: documentation }
  const options = { descriptionSrc: 'summary', hideCssPropertiesDocs: true, hideMethodDocs: true }
  const html = getVsCodeHtmlCustomData(toManifest(elements.map(typed)), {
    ...options,
    typesSrc: 'literals',
    referencesTemplate: () => [reference]
  })
  const structured = {
    hideEventDocs: true,
    hideSlotDocs: true,
    hideCssPartsDocs: true,
    referenceTemplate: () => reference
  }
  const webTypes = JSON.parse(getWebTypesData(manifest, { ...options, ...structured }))
  const { css } = JSON.parse(getWebTypesData(styles, { excludeHtml: true })).contributions
  // The plugin lists events twice: under `events` and `js.events`.
  const tags = webTypes.contributions.html.elements.map(({ events: _events, ...tag }) => tag)
  return {
    'vscode.html-custom-data.json': completeBooleans(JSON.parse(html), elements),
    'vscode.css-custom-data.json': JSON.parse(getVsCodeCssCustomData(styles)),
    'web-types.json': {
      ...webTypes,
      'js-types-syntax': 'typescript',
      contributions: { html: { elements: tags }, css }
    }
  }
}
