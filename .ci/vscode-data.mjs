import { customProperties } from './custom-properties.mjs'
import { elementsOf } from './manifest.mjs'

const markdown = (value) => ({ kind: 'markdown', value })

const list = (title, entries, line) => (entries.length > 0 ? `\n\n**${title}**\n\n${entries.map(line).join('\n')}` : '')
const described = (write) => (entry) => `- ${write(entry)}: ${entry.description}`

const choices = (type) => type.split(' | ').filter((word) => /^'.*'$/.test(word))

function attribute({ name, description, default: fallback, type }) {
  const values = choices(type.text).map((word) => ({ name: word.slice(1, -1) }))
  return {
    name,
    description: markdown(`${description}${fallback ? `\n\nDefault: ${fallback}.` : ''}\n\n\`${type.text}\``),
    ...(values.length > 0 && { values }),
    // The set of values of an attribute that may have no value.
    ...(type.text === 'boolean' && { valueSet: 'v' })
  }
}

function tag({ tagName, summary, attributes, members, events, slots, cssParts }, documentation) {
  const properties = members.filter(({ kind, attribute }) => kind === 'field' && !attribute)
  const description = [
    summary,
    list(
      'Properties without an attribute',
      properties,
      described(({ name, type }) => `\`${name}\` \`${type.text}\``)
    ),
    list(
      'Events',
      events,
      described(({ name, type }) => `\`${name}\` \`${type.text}\``)
    ),
    list(
      'Slots',
      slots,
      described(({ name }) => (name ? `\`${name}\`` : 'its content'))
    ),
    list(
      'Parts',
      cssParts,
      described(({ name }) => `\`${name}\``)
    )
  ].join('')
  return {
    name: tagName,
    description: markdown(description),
    attributes: attributes.map(attribute),
    references: [{ name: 'Documentation', url: documentation }]
  }
}

/** Creates the HTML custom data for VS Code (`html.customData`): completion and descriptions of the elements. */
export const htmlData = (manifest, documentation) => ({
  version: 1.1,
  tags: elementsOf(manifest).map((element) => tag(element, documentation))
})

/** Creates the CSS custom data for VS Code (`css.customData`): completion and descriptions of the custom properties. */
export const cssData = () => ({
  version: 1.1,
  properties: customProperties().map(({ name, description, default: fallback }) => ({
    name,
    description: markdown(`${description}\n\nDefault: \`${fallback}\``)
  }))
})
