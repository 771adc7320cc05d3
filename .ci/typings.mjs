import { elementsOf } from './manifest.mjs'

const quoted = (names) => names.map((name) => `'${name}'`).join(' | ') || 'never'

function tag({ tagName, name, members, attributes, summary }) {
  const options = members.filter(({ kind, readonly }) => kind === 'field' && !readonly).map((member) => member.name)
  const written = attributes.map(({ fieldName }) => fieldName)
  return `  /** ${summary} */\n  '${tagName}': Tag<${name}, ${quoted(options)}, ${quoted(written)}>`
}

function tags(elements) {
  return `import type { ${elements.map(({ name }) => name).join(', ')} } from './index.js'

type Hyphenated<Name extends string> = Name extends \`\${infer First}\${infer Rest}\`
  ? \`\${First extends Lowercase<First> ? First : \`-\${Lowercase<First>}\`}\${Hyphenated<Rest>}\`
  : ''

/** What a tag takes: its options by the names of their properties, or as attributes. */
export interface Tag<Element extends HTMLElement, Options extends keyof Element, Written extends keyof Element & string> {
  element: Element
  options: { [Name in Options]?: Element[Name] | undefined } & {
    [Name in Written as Exclude<Hyphenated<Name>, Options>]?: string | boolean | undefined
  }
}

export interface Tags {
${elements.map(tag).join('\n')}
}
`
}

const REACT = `import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { LatchkeyEventMap } from './index.js'
import type { Tags } from './tags.js'

type Handlers = { [Type in keyof LatchkeyEventMap as \`on\${Type}\`]?: ((event: LatchkeyEventMap[Type]) => void) | undefined }

/** The props of a tag: \`ElementProps<'x-device-table'>\`. */
export type ElementProps<Name extends keyof Tags> = Omit<
  DetailedHTMLProps<HTMLAttributes<Tags[Name]['element']>, Tags[Name]['element']>,
  keyof Tags[Name]['options']
> &
  Tags[Name]['options'] &
  Handlers

type Elements = { [Name in keyof Tags]: ElementProps<Name> }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
`

const VUE = `import type { HTMLAttributes, ReservedProps } from 'vue'
import type { LatchkeyEventMap } from './index.js'
import type { Tags } from './tags.js'

type Pascal<Name extends string> = Name extends \`\${infer First}-\${infer Rest}\`
  ? \`\${Capitalize<First>}\${Pascal<Rest>}\`
  : Capitalize<Name>

type Handlers = {
  [Type in keyof LatchkeyEventMap as \`on\${Pascal<Type>}\`]?: ((event: LatchkeyEventMap[Type]) => void) | undefined
}

/** The props of a tag: \`ElementProps<'x-device-table'>\`. */
export type ElementProps<Name extends keyof Tags> = Omit<HTMLAttributes, keyof Tags[Name]['options']> &
  ReservedProps &
  Tags[Name]['options'] &
  Handlers

type Components = { [Name in keyof Tags]: new () => { $props: ElementProps<Name> } }

declare module 'vue' {
  interface GlobalComponents extends Components {}
}
`

/** The declarations that make the tags known to JSX of React and to templates of Vue, by file. */
export function typings(manifest) {
  const declarations = { 'tags.d.ts': tags(elementsOf(manifest)), 'react.d.ts': REACT, 'vue.d.ts': VUE }
  // There is nothing to run, and yet `import 'latchkey/react'` has to find something.
  return { ...declarations, 'react.js': 'export {}\n', 'vue.js': 'export {}\n' }
}
