import { elementsOf } from '../manifest.mjs'
import { hostSnippets, liveElement } from './host-snippets.mjs'

const oneLine = (text = '') => text.replaceAll(/\s*\n\s*/g, ' ').trim()

const inCell = (text) => oneLine(text).replaceAll('|', '\\|')

const section = (title, content) => (content ? `## ${title}\n\n${content}` : '')

/** A list in which each thing stands with what it is, and below that what is said of it. */
const reference = (entries) =>
  entries.length === 0
    ? ''
    : `<div class="reference">\n\n${entries.map(({ head, text }) => `- ${head}\n\n  ${oneLine(text)}`).join('\n\n')}\n\n</div>`

const option = ({ name, attribute, type, description, default: fallback }) => ({
  head: [
    `\`${attribute ?? name}\``,
    `\`${type.text.replace(/ \| undefined$/, '')}\``,
    attribute && attribute !== name ? `property \`${name}\`` : !attribute && 'property',
    fallback && `default: ${fallback}`
  ]
    .filter(Boolean)
    .join(' '),
  text: description
})

const event = ({ name, type, description }) => ({ head: `\`${name}\` \`${type.text}\``, text: description })

function method({ name, parameters = [], return: result, description }) {
  const given = parameters.map((each) => `${each.name}${each.optional ? '?' : ''}: ${each.type.text}`).join(', ')
  return { head: `\`${name}(${given})\` \`${result?.type.text || 'Promise<void>'}\``, text: description }
}

const table = (head, rows) =>
  rows.length === 0 ? '' : [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const named = (entries, write) => entries.map((entry) => [`\`${write(entry)}\``, inCell(entry.description)])

function optionsOf(element, session, common) {
  const fields = element.members.filter(({ kind, readonly }) => kind === 'field' && !readonly)
  const ofSession = new Set(session.members.map(({ name }) => name))
  const ofBehaviour = new Set(common)
  const own = fields.filter(({ name }) => !ofSession.has(name) && !ofBehaviour.has(name))
  const parts = [
    [element === session ? '' : 'Its own', element === session ? fields : own],
    [
      'Behaviour, as of every element',
      element === session ? [] : fields.filter(({ name }) => ofBehaviour.has(name) && !ofSession.has(name))
    ],
    ['Session, as of every element', element === session ? [] : fields.filter(({ name }) => ofSession.has(name))]
  ]
  return parts
    .filter(([, options]) => options.length > 0)
    .map(([title, options]) => `${title ? `### ${title}\n\n` : ''}${reference(options.map(option))}`)
    .join('\n\n')
}

/** What all screens can be told, whatever they show. */
function commonOptions(elements) {
  const screens = elements.filter(({ tagName }) => tagName !== 'x-session')
  const [first, ...others] = screens.map(({ members }) => members.map(({ name }) => name))
  return first.filter((name) => others.every((names) => names.includes(name)))
}

/**
 * The page of an element in Markdown, made from the manifest.
 *
 * @param options.cdn the address of the folder of the CDN.
 */
function elementPage(manifest, element, { cdn }) {
  const elements = elementsOf(manifest)
  const session = elements.find(({ tagName }) => tagName === 'x-session')
  const { tagName, description, members, events, slots, cssParts, cssStates, cssProperties } = element
  const properties = members.filter(({ kind, readonly }) => kind === 'field' && readonly)
  const tokens = table(
    ['custom property', 'what it is', 'default'],
    cssProperties.map((each) => [`\`${each.name}\``, inCell(each.description), `\`${inCell(each.default)}\``])
  )
  return [
    `# ${tagName}`,
    oneLine(description),
    `<div class="live">\n${liveElement(manifest, tagName)}\n</div>`,
    'This is the element itself, with the sample devices of the sandbox: no key, no network.',
    `## Use it\n\n${hostSnippets(manifest, tagName, { cdn })}`,
    section('Options', optionsOf(element, session, commonOptions(elements))),
    section(
      'Events',
      events.length > 0 ? `All bubble, also out of shadow roots.\n\n${reference(events.map(event))}` : ''
    ),
    section(
      'Methods and properties',
      reference([
        ...members.filter(({ kind }) => kind === 'method').map(method),
        ...properties.map(({ name, type, description: text }) => ({
          head: `\`${name}\` \`${type.text}\` read-only`,
          text
        }))
      ])
    ),
    section(
      'States',
      table(
        ['state', 'when'],
        named(cssStates, ({ name }) => `:state(${name})`)
      )
    ),
    section(
      'Slots',
      table(
        ['slot', 'what it is'],
        named(slots, ({ name }) => name || 'the content')
      )
    ),
    section(
      'Parts',
      table(
        ['part', 'what it is'],
        named(cssParts, ({ name }) => name)
      )
    ),
    section('Tokens', tokens && `They can be set on the element, around it, or by \`appearance\`.\n\n${tokens}`)
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** The pages of all elements: their paths and their text. */
export const elementPages = (manifest, options) =>
  elementsOf(manifest).map((element) => ({
    path: `elements/${element.tagName.slice('x-'.length)}`,
    name: element.tagName,
    description: oneLine(element.summary),
    markdown: `${elementPage(manifest, element, options)}\n`
  }))
