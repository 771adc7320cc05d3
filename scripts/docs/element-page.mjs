import { elementsOf } from '../manifest.mjs'
import { ELEMENTS } from './contents.mjs'
import { hostSnippets, liveElement } from './host-snippets.mjs'

const oneLine = (text = '') => text.replaceAll(/\s*\n\s*/g, ' ').trim()

const inCell = (text) => oneLine(text).replaceAll('|', '\\|')

const section = (title, ...content) => (content.some(Boolean) ? `## ${title}\n\n${content.join('\n\n')}` : '')

/** A list of API members: a head line each, with its description below. */
const reference = (entries) => entries.map(({ head, text }) => `- ${head}\n\n  ${oneLine(text)}`).join('\n\n')

const attribute = ({ name, attribute: attributeName, type, description, default: defaultValue }) => ({
  head: [
    `\`${attributeName ?? name}\``,
    `\`${type.text.replace(/ \| undefined$/, '')}\``,
    attributeName && attributeName !== name ? `property \`${name}\`` : !attributeName && 'property',
    defaultValue && `default: ${defaultValue}`
  ]
    .filter(Boolean)
    .join(' '),
  text: description
})

/** The events in a table, with their types folded below. */
const eventSection = (events) =>
  section(
    'Events',
    'All events bubble and cross shadow roots.',
    table(['event', 'when it fires'], nameRows(events)),
    folded('Types of the events', events.map(({ name, type }) => `- \`${name}\` \`${type.text}\``).join('\n'))
  )

function method({ name, parameters = [], return: result, description }) {
  const signature = parameters.map((each) => `${each.name}${each.optional ? '?' : ''}: ${each.type.text}`).join(', ')
  return { head: `\`${name}(${signature})\` \`${result?.type.text || 'Promise<void>'}\``, text: description }
}

const property = ({ name, type, description }) => ({
  head: `\`${name}\` \`${type.text}\` read-only`,
  text: description
})

const table = (head, rows) =>
  rows.length === 0 ? '' : [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const nameRows = (entries, format = ({ name }) => name || '(default)') =>
  entries.map((entry) => [`\`${format(entry)}\``, inCell(entry.description)])

/** Names of the fields that every element except `x-session` has. */
function sharedNames(elements) {
  const screens = elements.filter(({ tagName }) => tagName !== 'x-session')
  const [first, ...rest] = screens.map(({ members }) => members.map(({ name }) => name))
  return first.filter((name) => rest.every((names) => names.includes(name)))
}

/** A folded section, for long lists and tables. */
const folded = (title, ...content) => `::: details ${title}\n\n${content.filter(Boolean).join('\n\n')}\n\n:::`

const foldedReference = (title, fields) => fields.length > 0 && folded(title, reference(fields.map(attribute)))

function attributeSections(element, elements) {
  const fields = element.members.filter(({ kind, readonly }) => kind === 'field' && !readonly)
  const session = elements.find(({ tagName }) => tagName === 'x-session')
  if (element === session) return [section('Attributes', reference(fields.map(attribute)))]
  const sessionNames = new Set(session.members.map(({ name }) => name))
  const shared = new Set([...sessionNames, ...sharedNames(elements)])
  return [
    section('Attributes', reference(fields.filter(({ name }) => !shared.has(name)).map(attribute))),
    section(
      'Shared attributes',
      'Other elements have these attributes, too.',
      foldedReference(
        'Session',
        fields.filter(({ name }) => sessionNames.has(name))
      ),
      foldedReference(
        'Behavior',
        fields.filter(({ name }) => shared.has(name) && !sessionNames.has(name))
      )
    )
  ]
}

const foldedTable = (title, rows, head, note) => rows.length > 0 && folded(title, note, table(head, rows))

const styleSection = ({ cssParts, cssStates, cssProperties }) =>
  section(
    'Styling',
    foldedTable(
      'CSS states',
      nameRows(cssStates, ({ name }) => `:state(${name})`),
      ['state', 'when']
    ),
    foldedTable('CSS parts', nameRows(cssParts), ['part', 'what it is']),
    foldedTable(
      'CSS custom properties',
      cssProperties.map((each) => [`\`${each.name}\``, inCell(each.description), `\`${inCell(each.default)}\``]),
      ['property', 'what it sets', 'default'],
      'Set them on the element, on an ancestor, or with `appearance`.'
    )
  )

/** The reference page of an element in Markdown, from the manifest. @param options.cdn address of the CDN folder. */
function elementPage(manifest, element, { cdn, name }) {
  const { tagName, description, members, events, slots } = element
  return [
    `# ${name}`,
    `\`<${tagName}>\``,
    oneLine(description),
    `<div class="live">\n${liveElement(manifest, tagName)}\n</div>`,
    tagName !== 'x-session' && `Change the attributes of this live element:\n\n<Attributes tag="${tagName}" />`,
    section('Usage', hostSnippets(manifest, tagName, { cdn })),
    ...attributeSections(element, elementsOf(manifest)),
    events.length > 0 && eventSection(events),
    section(
      'Methods and properties',
      reference([
        ...members.filter(({ kind }) => kind === 'method').map(method),
        ...members.filter(({ kind, readonly }) => kind === 'field' && readonly).map(property)
      ])
    ),
    section('Slots', table(['slot', 'content'], nameRows(slots))),
    styleSection(element)
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** The reference pages of all elements in the order of their groups: their paths and texts. */
export function elementPages(manifest, options) {
  const elements = new Map(elementsOf(manifest).map((element) => [element.tagName, element]))
  return Object.values(ELEMENTS)
    .flatMap(Object.entries)
    .map(([tag, name]) => ({
      path: `elements/${tag.slice('x-'.length)}`,
      tag,
      name,
      description: oneLine(elements.get(tag).summary),
      markdown: `${elementPage(manifest, elements.get(tag), { ...options, name })}\n`
    }))
}
