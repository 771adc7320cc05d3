const quoted = (names) => names.map((name) => `'${name}'`).join(' | ') || 'never'

function tag({ tagName, name, members, attributes, events, summary }) {
  const options = members.filter(({ kind, readonly }) => kind === 'field' && !readonly).map((member) => member.name)
  const written = attributes.map(({ fieldName }) => fieldName)
  const names = events.map((event) => event.name)
  return `  /** ${summary} */\n  '${tagName}': Tag<${name}, ${quoted(options)}, ${quoted(written)}, ${quoted(names)}>`
}

/**
 * Returns the declarations of the options and events of each tag. The declarations for the frameworks are based on
 * them.
 */
export function tagTypes({ modules }) {
  const elements = modules.flatMap(({ declarations }) => declarations)
  return `import type { ${elements.map(({ name }) => name).join(', ')}, LatchkeyEventMap } from './index.js'

type Hyphenated<Name extends string> = Name extends \`\${infer First}\${infer Rest}\`
  ? \`\${First extends Lowercase<First> ? First : \`-\${Lowercase<First>}\`}\${Hyphenated<Rest>}\`
  : ''

/** Converts a name to PascalCase: \`DeviceClick\` for \`device-click\`. */
export type Pascal<Name extends string> = Name extends \`\${infer First}-\${infer Rest}\`
  ? \`\${Capitalize<First>}\${Pascal<Rest>}\`
  : Capitalize<Name>

/** The options of a tag, as properties and as attributes, and its events. */
export interface Tag<
  Element extends HTMLElement,
  Options extends keyof Element,
  Written extends keyof Element & string,
  Events extends keyof LatchkeyEventMap
> {
  element: Element
  properties: { [Name in Options]?: Element[Name] | undefined }
  options: { [Name in Options]?: Element[Name] | undefined } & {
    [Name in Written as Exclude<Hyphenated<Name>, Options>]?: string | boolean | undefined
  }
  events: Events
}

export interface Tags {
${elements.map(tag).join('\n')}
}
`
}
